import type { Page } from 'playwright';
import type { Platform } from '../e2e/platform.ts';

/** How a person comes to make a call. */
export interface Scenario {
  /** who holds the phone; none: a visitor */
  account?: string;
  /** the page that is opened */
  at: string;
  /** Sets the platform up, once before the whole row; it is as on its first day. */
  given?: (platform: Platform) => Promise<void>;
  /** What is done on the page before the fault: all that is filled in. With it or with `act`, the page is opened whole. */
  fill?: (page: Page, platform: Platform) => Promise<void>;
  /** What makes the phone call. Without it, opening the page does. */
  act?: (page: Page, platform: Platform) => Promise<void>;
  /** `act` comes while the call of opening the page is struck already */
  struckFromStart?: true;
  /** fields by their label that keep what was typed */
  typed?: Record<string, string>;
  /** why a failure of this call shows nothing; what stands on the page stays */
  quiet?: string;
  /** every fault needs the page anew: after one, the way to the call is gone */
  fresh?: true;
  /** its answer that does come leads to a page of the platform itself */
  leaves?: true;
  /** kinds of the ledger of which one wish may leave one line at most */
  moves?: readonly string[];
}

export type Scenarios = Readonly<Record<string, Scenario>>;

export { password as secret } from '../browser/session.ts';

/** A field by its label, starred or not. */
export const type = async (page: Page, typed: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) await page.locator('input,textarea').and(page.getByLabel(new RegExp(`^${label}( \\*)?$`))).first().fill(text);
};

export const tap = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();

/** The question that stands over the page. */
export const confirm = (page: Page, name: string): Promise<void> => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
