import { storageKeys } from '../../src/app/device/storage.ts';
import { openSession } from '../browser/session.ts';
import { callsWithoutToken } from './calls-without-token.ts';
import { expect, test } from './fixture.ts';
import { keepSession, screen, signInAt, withoutApp } from './steps.ts';

// Pages that are hydrated as a visitor's; tests/e2e/matrix-calls.spec.ts opens every screen.
test('each call that depends on the member says who it is, of a page that is opened, reloaded and come back to', async ({ page }) => {
  await keepSession(page);
  const { seen, without } = await callsWithoutToken(page, ['activity', 'gameList', 'lottery', 'home']);
  expect(without).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

test('a record that one account opened is the next one\'s, once that has logged in in another tab, and throws nobody out', async ({ page, context, edge }) => {
  await signInAt(page, '/m/transaction/record');
  const record = screen(page, 'accountRecord');
  await expect(record.getByRole('listitem').first()).toBeVisible();
  const before = await record.innerText();
  const other = await context.newPage();
  await other.goto(withoutApp);
  const theirs = await openSession(edge.address, 'agente');
  await other.evaluate(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.session, theirs]);
  await expect(record.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => record.innerText()).not.toBe(before);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.session)).toBe(theirs);
});
