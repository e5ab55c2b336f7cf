import { chromium } from 'playwright';
import { storageKeys } from '../src/app/device/storage.ts';
import { routes } from '../src/app/routes.ts';
import { stands } from '../tests/e2e/screens.ts';
import type { Prepare } from './lighthouse-run.ts';
import { signIn } from './phone.ts';

export interface Route {
  name: string;
  path: string;
  /** who may open it; none: a visitor too */
  account: 'marina' | 'agente' | undefined;
}

/** Every route, by its own path. */
export const everyRoute: readonly Route[] = routes.filter(({ name }) => stands(name)).map(({ name, paths, access }) => ({ name, path: paths[0]!, account: access.session && (access.agents ? 'agente' : 'marina') }));

/** Logs an account in with the edge at `address`. */
export const signedInAt = (address: string, account: string): Prepare => async (port) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), storageKeys.adult);
  await page.goto(address);
  await signIn(page, address, account);
  await page.close();
  await browser.close();
};
