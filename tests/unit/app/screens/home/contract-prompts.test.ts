import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { session } from '../../../../../src/app/features/session/session.ts';
import { showContractPrompts } from '../../../../../src/app/screens/home/member-home.ts';
import { dismissQuestions, questions } from '../../../../../src/app/ui/messages/messages.ts';
import { stubPlatform } from '../../../../support/home-platform.ts';

let token = 0;
let answer: (value: unknown) => void;

beforeAll(() => startLanguage('pt', ['shell', 'common', 'homeMore']));

beforeEach(() => {
  history.replaceState(null, '', '/m/home');
  session.value = { token: `token-${++token}`, merchantCode: 'leve', userName: 'agente', type: 1, firstTimeLogin: false };
  const waiting = new Promise((resolve) => (answer = resolve));
  stubPlatform({});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, value: await waiting })));
});

afterEach(() => {
  session.value = undefined;
  vi.unstubAllGlobals();
});

const asked = () => questions.peek().map(({ text }) => text);
const untilAsked = () => vi.waitFor(() => expect(asked().length).toBe(1));

test('a prompt whose answer comes late does not open over another screen, and waits for the next visit to home', async () => {
  const shown = showContractPrompts();
  history.replaceState(null, '', '/m/voucherCenter');
  answer({ dailysalreqtype: 'OFFERED' });
  await shown;
  expect(asked()).toEqual([]);
  history.replaceState(null, '', '/m/home');
  const again = showContractPrompts();
  await untilAsked();
  dismissQuestions();
  await again;
});

test('a prompt that the page was left with comes again; one that was answered does not', async () => {
  answer({ dailysalreqtype: 'OFFERED' });
  const shown = showContractPrompts();
  await untilAsked();
  history.replaceState(null, '', '/m/voucherCenter');
  dismissQuestions();
  await shown;
  history.replaceState(null, '', '/');
  const again = showContractPrompts();
  await untilAsked();
  dismissQuestions();
  await again;
  await showContractPrompts();
  expect(asked()).toEqual([]);
});
