import { consoleHeaders } from '../browser/console.ts';
import { expect, test } from './fixture.ts';
import { screen, signIn, signInAt } from './steps.ts';

interface Reports {
  reports: { merchant: string; screen: string; lcp?: number; cls?: number; ttfb?: number; faults: { kind: string; message: string; screen: string; file: string }[] }[];
}

test('telemetry reports vitals and errors of a visit, and no personal data', async ({ page, platform, request }) => {
  const fetchReports = async () => ((await (await request.get('/sandbox/api/state', { headers: consoleHeaders })).json()) as Reports).reports;
  await platform.change('leve', { telemetry: { sample: 1 } });
  await signInAt(page, '/m/set?returnTo=%2Fm%2Fmine');
  await expect(screen(page, 'settings')).toBeVisible();
  // The telemetry code loads when the page is idle: earlier errors are not reported.
  await expect(async () => {
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent('error', { error: new Error('broken on purpose: "Marina" marina@example.com https://x.example/a?token=abc') }));
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const sent = await fetchReports();
    expect(sent.some(({ faults }) => faults.length > 0)).toBe(true);
    expect(sent.some((report) => report.screen === 'settings' && report.lcp)).toBe(true);
  }).toPass();
  const reports = await fetchReports();
  const broken = { kind: 'error', message: 'Error: broken on purpose: … … /a', screen: 'settings' };
  for (const report of reports.filter(({ faults }) => faults.length > 0)) expect(report).toMatchObject({ merchant: 'leve', screen: 'settings', faults: report.faults.map(() => broken) });
  const measured = reports.filter((report) => report.screen === 'settings' && report.ttfb !== undefined);
  expect(measured).toHaveLength(1);
  expect(measured[0]!.merchant).toBe('leve');
  expect(measured[0]!.lcp).toBeGreaterThan(0);
  expect(measured[0]!.ttfb).toBeGreaterThan(0);
  expect(measured[0]!.cls).toBeGreaterThanOrEqual(0);
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('session')!) as { token: string }).token);
  for (const secret of [token, 'marina', 'returnTo', 'abc']) expect(JSON.stringify(reports).toLowerCase()).not.toContain(secret.toLowerCase());
});

test('without telemetry nothing is reported, and no address contains the token', async ({ page }) => {
  const requested: string[] = [];
  page.on('requestfinished', (request) => requested.push(request.url()));
  page.on('requestfailed', (request) => requested.push(request.url()));
  await signIn(page);
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('session')!) as { token: string }).token);
  for (const [path, name] of [['/m/voucherCenter', 'deposit'], ['/m/mine', 'mine'], ['/m/gameList', 'gameList'], ['/m/webEmail', 'messages']] as const) {
    await page.goto(path);
    await expect(screen(page, name)).toBeVisible();
  }
  expect(requested.length).toBeGreaterThan(30);
  expect(requested.filter((address) => address.includes(token) || decodeURIComponent(address).includes(token))).toEqual([]);
  expect(requested.filter((address) => /telemetry|vitals/.test(address))).toEqual([]);
});
