import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n, startLanguage } from '../../../../../../src/app/i18n/index.ts';
import { winnerList, Winners } from '../../../../../../src/app/screens/home/below-fold/winners.tsx';
import { fakeBrowser } from '../../../../../support/fake-browser.ts';
import { stubPlatform } from '../../../../../support/home-platform.ts';

const second = 1_000;
const minute = 60 * second;

let browser: ReturnType<typeof fakeBrowser>;
let loads: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  browser = fakeBrowser();
  winnerList.clear();
  stubPlatform({ '/wps/relay/GCSGAME_getRankList': [{ vo: { customerName: 'ana', winAmount: 100 } }] });
  loads = vi.spyOn(winnerList, 'load');
  await startLanguage('pt', ['shell', 'common', 'home', 'homeMore']);
  render(<Winners t={i18n.getFixedT('pt', 'homeMore')} />);
  await pass(0);
});

afterEach(() => {
  cleanup();
  browser.restore();
});

test.each([
  ['the next section', '<main><h2>antes</h2><div id="place"></div><h2 id="next">Partidas</h2><footer class="home-footer"></footer></main>', 'next'],
  ['the foot', '<main><h2>antes</h2><div id="place"></div><footer id="foot" class="home-footer" tabindex="-1"><h2>Leve</h2></footer></main>', 'foot'],
])('who goes past the board is at what stands below it: %s', async (_, html, id) => {
  cleanup();
  document.body.innerHTML = html;
  render(<Winners t={i18n.getFixedT('pt', 'homeMore')} />, { container: document.querySelector('#place')! });
  await pass(0);
  document.querySelector<HTMLElement>('.winners-past')!.click();
  expect(document.activeElement!.id).toBe(id);
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const scrollTo = (on: boolean) => act(() => browser.setOnScreen(on));

test('the board is asked for at each minute that it is on the screen', async () => {
  expect(loads).toHaveBeenCalledTimes(1);
  await pass(minute);
  expect(loads).toHaveBeenCalledTimes(2);
  await pass(2 * minute);
  expect(loads).toHaveBeenCalledTimes(4);
});

test('off the screen and in a hidden page the board rests', async () => {
  scrollTo(false);
  await pass(5 * minute);
  expect(loads).toHaveBeenCalledTimes(1);
  scrollTo(true);
  browser.setPageVisible(false);
  loads.mockClear();
  await pass(5 * minute);
  expect(loads).not.toHaveBeenCalled();
});

test('back on the screen, a board of over a minute is asked for at once, a younger one at its minute', async () => {
  scrollTo(false);
  await pass(90 * second);
  scrollTo(true);
  await pass(0);
  expect(loads).toHaveBeenCalledTimes(2);
  await pass(20 * second);
  scrollTo(false);
  await pass(20 * second);
  scrollTo(true);
  await pass(0);
  expect(loads).toHaveBeenCalledTimes(2);
  await pass(20 * second);
  expect(loads).toHaveBeenCalledTimes(3);
});
