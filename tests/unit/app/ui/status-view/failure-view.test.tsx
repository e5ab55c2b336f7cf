import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signal } from '@preact/signals-react';
import { GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { failuresSpeak } from '../../../../../src/app/gateway/identity.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { AsyncList } from '../../../../../src/app/ui/async/async.tsx';

beforeEach(() => startLanguage('pt', ['shell', 'common', 'states']));

afterEach(() => {
  cleanup();
  failuresSpeak.value = false;
});

/** The text of a list whose call failed; `known` is the list of an earlier visit. */
const shown = (failure: unknown, known?: readonly string[]): string =>
  render(<AsyncList list={{ value: signal(known), failure: signal(failure), load: () => Promise.resolve() }} waiting="…" empty="vazio">{(items) => items.join()}</AsyncList>).container.textContent;

const broken = new GatewayFailure('status', { status: 500 });

test.each([
  ['no network', new GatewayFailure('offline'), 'Problema de conexãoConfira sua internet e tente de novo.'],
  ['the platform', broken, 'Não deu para carregarO problema é do nosso lado. Tente de novo em instantes.'],
  ['a refusal', new GatewayFailure('refused', { code: 'permission.denied' }), 'Não disponívelEsta função não está liberada para a sua conta.'],
])('a list that failed to load names the cause: %s', (_, failure, text) => {
  expect(shown(failure)).toContain(text);
});

test('with speakFailures, a list that failed shows the failure\'s own sentence', () => {
  failuresSpeak.value = true;
  expect(shown(broken)).toContain('Não deu para carregarO problema é do nosso lado.');
});

test('a list of an earlier visit is marked as old after a failure, without a cause', () => {
  expect(shown(broken, ['a'])).toContain('Não deu para atualizar. Isto é o que vimos da última vez.');
});
