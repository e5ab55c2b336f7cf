import { consoleToken } from '../browser/console.ts';
import { expect, test } from './fixture.ts';

test.use({ tolerated: /403/ });

test('the printed address opens the console, which then changes things; a later visit needs no token', async ({ page, platform }) => {
  await page.goto('/sandbox');
  await expect(page.getByText('The console opens by the address that the start printed')).toBeVisible();
  await page.goto(`/sandbox?token=${consoleToken}`);
  await expect(page).toHaveURL(/\/sandbox$/);
  const before = await platform.now();
  await page.getByRole('button', { name: '+1 h' }).click();
  await expect(page.getByText('Clock moved.')).toBeVisible();
  expect(await platform.now()).toBeGreaterThanOrEqual(before + 3_600_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Clock' })).toBeVisible();
});

test('a form of a foreign page does nothing, even in the browser of the person at the console', async ({ page, platform, baseURL }) => {
  await page.goto(`/sandbox?token=${consoleToken}`);
  await expect(page.getByRole('heading', { name: 'Clock' })).toBeVisible();
  const form = `<form method="post" enctype="text/plain" action="${baseURL}/sandbox/api/clock"><input name='{"add":3600000,"x":"' value='"}'><button>Win</button></form>`;
  await page.route('http://foreign.example/', (route) => route.fulfill({ contentType: 'text/html', body: form }));
  const before = await platform.now();
  await page.goto('http://foreign.example/');
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByText('"error"')).toBeVisible();
  expect(await platform.now()).toBeLessThan(before + 3_600_000);
});
