import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { countMessages, countUnread, deleteMessage, markAllRead, markRead, messagesOf, sendMessage } from '../../../../src/sandbox/messages/messages.ts';
import { paragraphs } from '../../../../src/sandbox/messages/paragraphs.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
let memberId: number;
let other: number;
beforeEach(async () => {
  phone = await startSandbox();
  phone.platform.database.exec('delete from messages');
  [memberId, other] = [findMember(phone.platform, 'leve', 'marina')!.id, findMember(phone.platform, 'leve', 'agente')!.id];
});
afterEach(() => phone.close());

const both = (text: string) => ({ pt: text, en: text });
const list = (pageNo = 1, language: 'pt' | 'en' = 'pt') => messagesOf(phone.platform, memberId, pageNo, language);

test.each([
  ['a', '', true], ['x'.repeat(160), 'x'.repeat(10_000), true], ['x'.repeat(161), '', false], ['a', 'x'.repeat(10_001), false], ['a\nb', '', false], ['a\u2028b', '', false],
])('a message is sent where its title is a line and neither is too long, in both languages', (title, content, passes) => {
  const codes = [[both(title), both(content)], [{ pt: title, en: 'a' }, { pt: content, en: '' }], [{ pt: 'a', en: title }, { pt: '', en: content }]].map(([names, bodies]) => {
    try {
      sendMessage(phone.platform, memberId, names!, bodies!);
      return 'sent';
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
  expect(codes).toEqual(Array(3).fill(passes ? 'sent' : 'request.invalid'));
  expect(countMessages(phone.platform, memberId)).toBe(passes ? 3 : 0);
});

test('a message is in the language of its reader, the newest first, of one moment the later one', () => {
  const now = phone.platform.clock.now();
  const ids = [sendMessage(phone.platform, memberId, { pt: 'Oi', en: 'Hi' }, { pt: 'Um', en: 'One' }, 5), sendMessage(phone.platform, memberId, both('b'), both('')), sendMessage(phone.platform, memberId, both('c'), both(''))];
  sendMessage(phone.platform, other, both('other'), both(''));
  expect(list().items).toEqual([
    { id: String(ids[2]), title: 'c', content: '', sentAt: now, isRead: false }, { id: String(ids[1]), title: 'b', content: '', sentAt: now, isRead: false }, { id: String(ids[0]), title: 'Oi', content: 'Um', sentAt: 5, isRead: false },
  ]);
  expect(list(1, 'en').items[2]).toMatchObject({ title: 'Hi', content: 'One' });
  // Of an older version, which had one language.
  phone.platform.database.exec('update messages set title_en = null, body_en = null');
  expect(list(1, 'en').items[2]).toMatchObject({ title: 'Oi', content: 'Um' });
});

test('pages have fifteen', () => {
  for (let count = 1; count <= 15; count++) sendMessage(phone.platform, memberId, both(String(count)), both(''));
  expect([list().items.length, list().totalPages, list(2).items.length]).toEqual([15, 1, 0]);
  sendMessage(phone.platform, memberId, both('16'), both(''));
  expect([list().items.length, list().totalPages, list(2).items.map(({ title }) => title)]).toEqual([15, 2, ['1']]);
});

test('what is read first stays read as of then; nobody reads or deletes another’s', () => {
  const [first, second, third] = [1, 2, 3].map((count) => String(sendMessage(phone.platform, memberId, both(String(count)), both(''))));
  const foreign = String(sendMessage(phone.platform, other, both('other'), both('')));
  const start = phone.platform.clock.now();
  const readAt = () => rows<{ at: number | null }>(phone.platform.database, 'select read_at as at from messages order by id').map(({ at }) => at && at - start + 1);
  markRead(phone.platform, memberId, second!);
  phone.advance(10);
  markRead(phone.platform, memberId, second!);
  expect([readAt(), countUnread(phone.platform, memberId)]).toEqual([[null, 1, null, null], 2]);
  markAllRead(phone.platform, memberId);
  expect([readAt(), countUnread(phone.platform, memberId), countUnread(phone.platform, other)]).toEqual([[11, 1, 11, null], 0, 1]);
  for (const id of [foreign, '0', 'x', '']) for (const work of [markRead, deleteMessage]) expect(() => work(phone.platform, memberId, id), id).toThrow(expect.objectContaining({ code: 'message.missing' }) as Error);
  deleteMessage(phone.platform, memberId, first!);
  expect([list().items.map(({ id }) => id), countMessages(phone.platform, other)]).toEqual([[third, second], 1]);
});

test('a call reads the one that it names, or all, and answers how many are left', async () => {
  const [first] = [1, 2, 3].map((count) => String(sendMessage(phone.platform, memberId, both(String(count)), both(''))));
  const token = await tokenOf(phone);
  const read = async (body: object) => (await phone.send('POST', '/wps/message/read', body, { token })).value;
  expect([await read({ id: first }), await read({}), countMessages(phone.platform, memberId)]).toEqual([2, 0, 3]);
});

test.each([['', ''], [' \n\n', ''], ['a', '<p>a</p>'], [' a \n\n b<i>&"', '<p>a</p><p>b&lt;i&gt;&amp;&quot;</p>']])('the typed text %j is as HTML %s', (text, html) => {
  expect(paragraphs(text)).toBe(html);
});
