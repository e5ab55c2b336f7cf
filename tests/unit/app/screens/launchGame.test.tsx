import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import LaunchGame, { backPageOf, launchRequestOf } from '../../../../src/app/screens/launchGame/index.tsx';
import { refreshSettings } from '../../../../src/app/features/merchant/merchant.ts';
import { hydrated } from '../../../../src/app/runtime/scheduling/hydration.tsx';
import { endSession, startSession } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { Refused, settingsValue, stubPlatform } from '../../../support/home-platform.ts';
import { Page } from '../../../support/page.tsx';

describe('the address of the launcher', () => {
  const good = { playType: 'trad', prize_mode: 'Lott', code: 'HN1' };

  test('selects a lottery, or the lobby', () => {
    expect(launchRequestOf(good)).toEqual({ prizeMode: 'Lott', code: 'HN1' });
    expect(launchRequestOf({ ...good, prize_mode: 'Elott', code: 'lobby' })).toEqual({ prizeMode: 'Elott', code: undefined });
    expect(launchRequestOf({ ...good, prize_mode: 'ZY' })).toMatchObject({ prizeMode: 'ZY' });
  });

  test.each([
    {},
    { ...good, playType: 'ent' },
    { ...good, playType: undefined },
    { ...good, prize_mode: 'lott' },
    { ...good, prize_mode: 'constructor' },
    { ...good, code: '' },
    { ...good, code: '../wallet' },
    { ...good, code: '<script>' },
    { ...good, code: 'x'.repeat(41) },
  ])('is refused where it is invalid: %j', (query) => {
    expect(launchRequestOf(query as Record<string, string>)).toBeUndefined();
  });

  test('leads back to a page of the list of allowed ones, else home', () => {
    expect(backPageOf({ pageBack: 'home' })).toBe('/m/home');
    expect(backPageOf({ pageBack: 'lottery' })).toBe('/m/lottery');
    for (const pageBack of ['https://evil.example', 'toString', '']) expect(backPageOf({ pageBack })).toBe('/m/home');
    expect(backPageOf({})).toBe('/m/home');
  });
});

const pass = (duration: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(duration);
  });

describe('the launcher', () => {
  const replace = vi.fn<(url: string | URL) => void>();
  let platform: ReturnType<typeof stubPlatform>;

  beforeEach(async () => {
    vi.useFakeTimers();
    await startLanguage('pt', ['shell', 'common', 'launchGame']);
    hydrated.value = true;
    startSession(() => {});
    openSession({ token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false });
    vi.spyOn(location, 'replace').mockImplementation(replace);
    replace.mockClear();
    platform = stubPlatform({ '/wps/lottery/launch': { gameUrl: 'https://games.example/desk' }, '/wps/system/settings': settingsValue(true) });
  });

  afterEach(() => {
    cleanup();
    endSession();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function open(query: string): Promise<void> {
    history.replaceState(null, '', `/m/launchGame?${query}`);
    render(<Page of={LaunchGame} />);
    await pass(10);
  }

  test('stands as on its way while the page is hydrated, whatever its address, and then asks', async () => {
    hydrated.value = false;
    for (const query of ['', 'playType=trad&prize_mode=Lott&code=HN1']) {
      await open(query);
      expect(screen.getByRole('status').textContent).toBe('Só um momento…');
      expect(platform.requests).toEqual([]);
      if (!query) cleanup();
    }
    await act(() => void (hydrated.value = true));
    await pass(10);
    expect(platform.of('/wps/lottery/launch')).toHaveLength(1);
  });

  test('fetches the address of a lottery\'s betting desk, and replaces this page by it', async () => {
    await open('playType=trad&prize_mode=Lott&code=HN1&pageBack=lottery');
    expect(platform.of('/wps/lottery/launch').map(({ body }) => body)).toEqual([
      { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoGameCode: 'HN1', lottoView: 'betting', device: 'MOBILE', backUrl: '/m/lottery', language: 'pt' },
    ]);
    expect(replace).toHaveBeenCalledWith('https://games.example/desk');
  });

  test('fetches the address of the lobby without a code', async () => {
    await open('playType=trad&prize_mode=Elott&code=lobby&pageBack=home');
    expect(platform.of('/wps/lottery/launch')[0]!.body).toMatchObject({ lottoPrizeMode: 'Elott', lottoView: 'lobby', backUrl: '/m/home' });
    expect(platform.of('/wps/lottery/launch')[0]!.body).not.toHaveProperty('lottoGameCode');
  });

  test('shows an error and calls nothing where its own address is invalid', async () => {
    await open('playType=trad&prize_mode=Lott&code=%3Cscript%3E&pageBack=home');
    expect(platform.requests).toEqual([]);
    expect(screen.getByText('Este link não funciona')).toBeTruthy();
    expect(screen.getByText('Ver as loterias').getAttribute('href')).toBe('/m/lottery');
  });

  test('refuses a game address with another scheme than HTTPS', async () => {
    platform.answers['/wps/lottery/launch'] = { gameUrl: 'javascript:alert(1)' };
    await open('playType=trad&prize_mode=Lott&code=HN1&pageBack=home');
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByText('O jogo não abriu')).toBeTruthy();
  });

  test('shows the failure where the merchant sets speakFailures, with a retry and a way back', async () => {
    await refreshSettings();
    platform.answers['/wps/lottery/launch'] = new Refused('game.unavailable');
    await open('playType=trad&prize_mode=Lott&code=HN1&pageBack=lottery');
    expect(screen.getByText('Este jogo está indisponível agora. Tente outro.')).toBeTruthy();
    expect(screen.getByText('Voltar').getAttribute('href')).toBe('/m/lottery');
    platform.answers['/wps/lottery/launch'] = { gameUrl: 'https://games.example/desk' };
    fireEvent.click(screen.getByText('Tentar de novo'));
    await pass(10);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  test('goes nowhere after it was unmounted', async () => {
    let answer: ((response: Response) => void) | undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await open('playType=trad&prize_mode=Lott&code=HN1&pageBack=home');
    cleanup();
    // Effects end with the next frame.
    await pass(100);
    answer!(new Response(JSON.stringify({ success: true, value: { gameUrl: 'https://games.example/desk' } })));
    await pass(10);
    expect(replace).not.toHaveBeenCalled();
  });
});
