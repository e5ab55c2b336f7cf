import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import type { PlayLimit } from '../../../../../src/contract/endpoints/responsible.ts';
import type { SecurityOverview } from '../../../../../src/contract/endpoints/security.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { session } from '../../../../../src/app/features/session/session.ts';
import { draftOf, forgetDraft } from '../../../../../src/app/screens/activityInfo/application.tsx';
import { upload } from '../../../../../src/app/screens/activityInfo/upload.ts';
import LimitSheet from '../../../../../src/app/screens/responsiblePlay/limit-sheet.tsx';
import { BankForm, banks, PixForm } from '../../../../../src/app/screens/securityCenter/destination-forms.tsx';
import { ContactForm, QuestionsForm } from '../../../../../src/app/screens/securityCenter/identity-forms.tsx';
import { overview } from '../../../../../src/app/screens/securityCenter/security.ts';

vi.mock('../../../../../src/app/screens/activityInfo/upload.ts');

const open = (userName: string) => {
  session.value = { token: `token of ${userName}`, userName, merchantCode: 'leve', type: 0, firstTimeLogin: false };
  overview.value.value = { proof: 'payment', hasPassword: true, questions: [], destinations: [], cpf: undefined, name: undefined } as unknown as SecurityOverview;
};
const limit = (period: string) => ({ kind: 'deposit', period, used: 0, resetsAt: 0 }) as PlayLimit;

beforeAll(() => startLanguage('pt', ['shell', 'common', 'form', 'securityCenter', 'responsiblePlay']));
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  banks.value = [{ code: '001', name: 'Banco do Brasil' }];
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

const typedText = (container: Element) => Array.from(container.querySelectorAll<HTMLInputElement>('input, select'), ({ value }) => value);

/** Types into every field of a form, ends the session on it, and gives its texts under the next session. */
async function textsAfter(Form: ComponentType, texts: readonly string[], account: string, prepare = (_container: Element) => {}): Promise<string[]> {
  open('ana');
  const first = render(<Form />);
  prepare(first.container);
  await Promise.resolve();
  const inputs = first.container.querySelectorAll<HTMLInputElement>('input, select');
  expect(inputs).toHaveLength(texts.length);
  inputs.forEach((input, at) => {
    input.value = texts[at]!;
    fireEvent(input, new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
  session.value = undefined;
  first.unmount();
  open(account);
  const again = render(<Form />);
  const found = typedText(again.container);
  again.unmount();
  return found;
}

const choose = (name: string) => (container: Element) => void fireEvent.click(Array.from(container.querySelectorAll('[role=tab]')).find(({ textContent }) => textContent === name)!);

test.each([
  ['a bank account', BankForm, ['001', '1234', '567890-1', 'Ana Souza', '529.982.247-25', 'segredo1'], ['001', '1234', '567890-1', 'Ana Souza', '529.982.247-25', '']],
  ['an e-mail', () => <ContactForm contact="email" />, ['ana@exemplo.com', '123456', 'segredo1'], ['ana@exemplo.com', '', '']],
  ['a number', () => <ContactForm contact="phone" />, ['11987654321', '123456', 'segredo1'], ['11987654321', '', '']],
  ['security questions', QuestionsForm, ['mother', 'Rosa', 'city', 'Natal', 'segredo1'], ['mother', '', 'city', '', '']],
])('%s that was typed when the session ended is back for the same account alone, but for secrets', async (_name, Form, texts, kept) => {
  const options = Form === QuestionsForm;
  const given = options ? await knownQuestions(texts) : texts;
  const wanted = options ? given.map((text, at) => (kept[at] ? text : '')) : kept;
  expect(await textsAfter(Form, given, 'ana')).toEqual(wanted);
  expect(await textsAfter(Form, given, 'bia')).toEqual(wanted.map(() => ''));
  // Nor when the first one comes back after another.
  open('ana');
  expect(typedText(render(<Form />).container)).toEqual(wanted.map(() => ''));
});

/** The first two questions of the list, in the place of the names. */
async function knownQuestions(texts: readonly string[]): Promise<string[]> {
  open('ana');
  const { container, unmount } = render(<QuestionsForm />);
  const [, one, other] = Array.from(container.querySelector('select')!.options, ({ value }) => value);
  unmount();
  return [one!, texts[1]!, other!, texts[3]!, texts[4]!];
}

test('a Pix key comes back with its kind', async () => {
  expect(await textsAfter(PixForm, ['ana@exemplo.com', 'segredo1'], 'ana', choose('E-mail'))).toEqual(['ana@exemplo.com', '']);
});

test('a limit comes back on the sheet of that limit', async () => {
  const sheet = (period: string) => () => <LimitSheet limit={limit(period)} onClose={() => {}} />;
  expect(await textsAfter(sheet('day'), ['150,00'], 'ana')).toEqual(['150,00']);
  open('ana');
  const day = render(<LimitSheet limit={limit('day')} onClose={() => {}} />);
  fireEvent.input(day.container.querySelector('input')!, { target: { value: '150,00' } });
  session.value = undefined;
  day.unmount();
  open('ana');
  expect(typedText(render(<LimitSheet limit={limit('week')} onClose={() => {}} />).container)).toEqual(['']);
});

test('an application keeps its text and pictures while its page is left or the session ends; what was stopped is sent again', async () => {
  const stops: ReturnType<typeof vi.fn>[] = [];
  vi.mocked(upload).mockImplementation(() => {
    let reject: (why: Error) => void;
    const done = new Promise<never>((_resolve, refuse) => (reject = refuse));
    const stop = vi.fn<() => void>(() => reject(new Error('stopped')));
    stops.push(stop);
    return { done, stop };
  });
  open('ana');
  const draft = draftOf('show-your-win');
  draft.form.fields.remark.value.value = 'Ganhei!';
  await draft.pictures.add([new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'um.png')]);
  expect(draft.pictures.picked.value).toHaveLength(1);
  draft.pictures.pause();
  await Promise.resolve();
  expect(stops).toHaveLength(1);
  session.value = undefined;
  open('ana');
  const again = draftOf('show-your-win');
  again.pictures.resume();
  expect([again.form.fields.remark.value.value, again.pictures.picked.value.length, upload]).toEqual(['Ganhei!', 1, expect.toSatisfy(() => vi.mocked(upload).mock.calls.length === 2)]);
  open('bia');
  expect(draftOf('show-your-win').pictures.picked.value).toEqual([]);
  forgetDraft();
});
