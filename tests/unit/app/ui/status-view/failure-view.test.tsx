import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signal } from '@preact/signals-react';
import { watchErrors } from '../../../../../src/app/features/telemetry/measure-visit.ts';
import { call } from '../../../../../src/app/gateway/call.ts';
import { GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { wallet } from '../../../../../src/contract/endpoints/index.ts';
import { failuresSpeak } from '../../../../../src/app/gateway/identity.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { onRecovery } from '../../../../../src/app/gateway/resource.ts';
import { AsyncList } from '../../../../../src/app/ui/async/async.tsx';
import { FailureLine } from '../../../../../src/app/ui/failure-line/failure-line.tsx';
import { FailureView } from '../../../../../src/app/ui/status-view/failure-view.tsx';

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
  ['no network', new GatewayFailure('offline'), 'Você está sem internetConfira sua conexão e tente de novo.'],
  ['the way', new GatewayFailure('timeout'), 'Não deu para carregarConfira sua conexão e tente de novo.'],
  ['the platform', broken, 'Não deu para carregarO problema é do nosso lado. Tente de novo em instantes.'],
  ['a refusal', new GatewayFailure('refused', { code: 'permission.denied' }), 'Não disponívelEsta função não está liberada para a sua conta.'],
])('a list that failed to load names the cause: %s', (_, failure, text) => {
  expect(shown(failure)).toContain(text);
});

test('what stands in the place of a list is spoken as it comes, once for all that fail together, and anew later', () => {
  let now = 1e6;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  shown(broken);
  expect(screen.getByRole('alert').textContent).toBe('Não deu para carregarO problema é do nosso lado. Tente de novo em instantes.Tentar de novo');
  shown(broken);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  shown(broken, ['a']);
  expect(screen.getAllByRole('alert')[1]!.textContent).toBe('Não deu para atualizar. Isto é o que vimos da última vez.');
  now += 5_000;
  shown(broken);
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  clock.mockRestore();
});

test('of parts that failed the first line has the retry, or the whole view among them, and it asks for all again', () => {
  const asked: string[] = [];
  const line = (name: string) => <FailureLine failure={broken} retry={() => asked.push(name)} />;
  const retries = () => screen.queryAllByRole('button', { name: 'Tentar de novo' });
  const { rerender } = render(<>{line('one')}{line('two')}</>);
  expect(retries()).toHaveLength(1);
  onRecovery(() => asked.push('others'));
  fireEvent.click(retries()[0]!);
  expect(asked).toEqual(['one', 'others']);
  rerender(<><p />{line('zero')}{line('two')}</>);
  rerender(<>{line('top')}{line('zero')}{line('two')}</>);
  expect(screen.getAllByText('Não deu para carregar')[0]!.parentElement!.querySelector('button'), 'the first on the page, not the first that failed').not.toBeNull();
  rerender(<>{line('one')}{line('two')}<FailureView failure={broken} retry={() => asked.push('whole')} /></>);
  expect(retries()).toHaveLength(1);
  fireEvent.click(retries()[0]!);
  expect(asked.at(-1)).toBe('whole');
  // A dialog over them has its own.
  rerender(<>{line('one')}<FailureView failure={broken} retry={() => {}} /><div className="overlay-panel">{line('dialog')}{line('two')}</div></>);
  expect(retries()).toHaveLength(2);
  fireEvent.click(retries()[1]!);
  expect(asked).toContain('dialog');
});

test('with speakFailures, a list that failed shows the failure\'s own sentence', () => {
  failuresSpeak.value = true;
  expect(shown(broken)).toContain('Não deu para carregarO problema é do nosso lado.');
});

test('a list of an earlier visit is marked as old after a failure, without a cause', () => {
  expect(shown(broken, ['a'])).toContain('Não deu para atualizar. Isto é o que vimos da última vez.');
});

test('a call that the log knows tells support\'s code, its id\'s last eight signs, with its failure; the visit\'s report has all of it', async () => {
  const id = 'd06379f5-2ee3-4646-9f0b-1c2d3e4f5a6b';
  const faults = watchErrors();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"success":false,"errorCode":"permission.denied"}', { headers: { 'X-Request-Id': id } })));
  const failure: unknown = await call(wallet, {}).catch((error: unknown) => error);
  vi.unstubAllGlobals();
  expect(shown(failure)).toMatch(/Código de atendimento: 3e4f5a6b$/);
  expect(faults()).toEqual([{ kind: 'failure', message: 'Error: permission.denied', screen: '', file: expect.any(String) as string, requestId: id }]);
});

test('without an answer there is no code to tell', () => {
  expect(shown(new GatewayFailure('offline'))).not.toContain('atendimento');
});
