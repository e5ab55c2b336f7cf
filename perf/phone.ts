import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { adultAt } from '../tests/browser/adult.ts';
import { meterOf, type Meter } from '../tests/scale/measure.ts';
import { repeat } from './repeat.ts';
import { spentIn, type Spent } from './spent.ts';

export interface Conditions {
  /** factor by which the processor is slowed */
  slower?: number;
  /** bits a second and round trip in ms */
  line?: { rate: number; trip: number };
  /** with the service worker */
  worker?: boolean;
  /** with home's announcement popup */
  announcements?: boolean;
}

export interface Phone {
  page: Page;
  context: BrowserContext;
  tools: CDPSession;
  meter: Meter;
  /** the main thread's processor time so far */
  spent(): Promise<Spent>;
  close(): Promise<void>;
}

/** Answers one call of the platform with `value`. */
export const answer = (page: Page, call: string, value: unknown): Promise<unknown> =>
  page.route(`**${call}*`, (route) => route.fulfill({ json: { success: true, value } }));

/** A phone of 360 x 640 that has answered the 18+ question and has opened a page of this edge without scripts. */
export async function takePhone(browser: Browser, address: string, { slower = 1, line, worker, announcements }: Conditions = {}): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: adultAt(address),
    serviceWorkers: worker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  if (!announcements) await answer(page, '/wps/content/popular', []);
  await page.goto('/robots.txt');
  const meter = await meterOf(page);
  const tools = await context.newCDPSession(page);
  if (slower > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (line) {
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, latency: line.trip, downloadThroughput: line.rate / 8, uploadThroughput: line.rate / 8 });
  }
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => spentIn(await tools.send('Performance.getMetrics'));
  return { page, context, tools, meter, spent, close: () => context.close() };
}

/** Runs `measure` on a fresh phone. */
export async function onPhone<T>(browser: Browser, address: string, conditions: Conditions, measure: (phone: Phone) => Promise<T>): Promise<T> {
  const phone = await takePhone(browser, address, conditions);
  try {
    return await measure(phone);
  } finally {
    await phone.close();
  }
}

/** The result of each of `count` runs of `measure`, each on a fresh phone; `run` is its number, from 0. */
export const eachRun = <T>(count: number, browser: Browser, address: string, conditions: Conditions, measure: (phone: Phone, run: number) => Promise<T>): Promise<T[]> =>
  repeat(count, (run) => onPhone(browser, address, conditions, (phone) => measure(phone, run)));

/** Opens home and waits for the platform's categories and games. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('tab').nth(1).waitFor();
  await page.getByRole('tabpanel').locator('.game-card-open').first().waitFor();
}

/** Selects home's lotteries and waits for a countdown. */
export async function openLotteries(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Loterias', exact: true }).tap();
  await page.getByRole('timer').first().waitFor();
}

/** Logs an account in by the login form. */
export async function signIn(page: Page, address = '', account = 'marina'): Promise<void> {
  await page.goto(`${address}/m/login`);
  await page.getByRole('textbox', { name: 'Usuário' }).fill(account);
  await page.getByLabel('Senha', { exact: true }).fill('leve2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/m/home');
}
