import type { Page } from 'playwright';
import type { CallName } from '../../src/contract/calls.ts';
import type { Platform } from '../e2e/platform.ts';

/** How a call is caused in the app. */
export interface Scenario {
  /** account of the session; undefined for a visitor */
  account?: string;
  /** the page to open */
  at: string;
  /** Prepares the reset platform, once before the row. */
  given?: (platform: Platform) => Promise<void>;
  /** Fills in the page before the fault. With it or with `act`, the page loads without the fault. */
  fill?: (page: Page, platform: Platform) => Promise<void>;
  /** Causes the call. Without it, opening the page does. */
  act?: (page: Page, platform: Platform) => Promise<void>;
  /** the fault also applies to the page's load before `act` */
  affectsFirstLoad?: true;
  /** fields by label that must keep their text */
  typed?: Record<string, string>;
  /** why a failure of this call may show nothing */
  quiet?: string;
  /** the message that it is done: after a cut answer too, for the app asks what became of the call; after no other fault */
  done?: string;
  /** each fault needs a new page, because the call can be made once */
  fresh?: true;
  /** its answer leads to a page of the platform */
  leaves?: true;
  /** kinds of ledger lines, of which each attempt may leave `lines` at most */
  moves?: readonly string[];
  /** 1 unless it is said */
  lines?: number;
}

/** The scenarios of calls. */
export type Scenarios = { readonly [Name in CallName]?: Scenario };

export { password as secret } from '../browser/session.ts';

/** Fills fields by label, with or without the star of required fields. */
export const type = async (page: Page, typed: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) {
    const labelled = [label, `${label} *`].map((name) => page.getByLabel(name, { exact: true }));
    await page.locator('input,textarea').and(labelled[0]!.or(labelled[1]!)).first().fill(text);
  }
};

export const tap = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();

/** Taps a button of the open dialog. */
export const confirm = (page: Page, name: string): Promise<void> => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
