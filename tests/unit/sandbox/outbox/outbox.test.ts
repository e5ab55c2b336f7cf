import { afterEach, beforeEach, expect, test } from 'vitest';
import { send, type OutgoingMessage } from '../../../../src/sandbox/outbox/outbox.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
beforeEach(async () => { phone = await startSandbox(); });
afterEach(() => phone.close());

const mail = { merchant: 'leve', channel: 'mail', recipient: 'a@example.com', subject: 'Leve: seu código', body: 'Olá!\n\nSeu código é 123456.' } as const;
const sms = { merchant: 'leve', channel: 'sms', recipient: '+55 11987654321', subject: '', body: 'Leve: seu código é 123456.' } as const;

test('an SMS and a mail are put into the outbox', () => {
  send(phone.platform, mail);
  send(phone.platform, sms);
  expect(phone.sent()).toMatchObject([sms, mail]);
});

// A line more in a head is a recipient more, and a longer SMS is sent and paid for as several.
test.each<[string, OutgoingMessage]>([
  ['a mail with a second recipient', { ...mail, recipient: 'a@example.com\r\nBcc: b@example.com' }],
  ['a mail to no address', { ...mail, recipient: 'nobody' }],
  ['a mail to the name of a method', { ...mail, recipient: 'toString' }],
  ['a subject of two lines', { ...mail, subject: 'Leve\nBcc: b@example.com' }],
  ['a subject that is too long', { ...mail, subject: 'x'.repeat(201) }],
  ['a mail that is too long', { ...mail, body: 'x'.repeat(10_001) }],
  ['an SMS with a second recipient', { ...sms, recipient: '+55 11987654321\n+55 11987654322' }],
  ['an SMS to nobody', { ...sms, recipient: '' }],
  ['an SMS of two lines', { ...sms, body: 'one\ntwo' }],
  ['an SMS that is sent as two', { ...sms, body: 'x'.repeat(161) }],
])('%s is not sent', (_, message) => {
  expect(() => send(phone.platform, message)).toThrow(RangeError);
  expect(phone.sent()).toEqual([]);
});

test('a link in a mail is no longer than its platform\'s address: one forged at any length is not sent', async () => {
  const fields = { username: 'marina', email: 'marina@example.com' };
  const forged = new Request(`http://${'a'.repeat(60)}.${'b.'.repeat(6_000)}test/wps/member/password/forgot`, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { Merchant: 'leve' } });
  expect((await phone.fetch(forged)).status).toBe(200);
  for (const { body } of phone.sent()) expect(body.length).toBeLessThan(1_000);
});
