import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { LedgerEntry } from '../../src/sandbox/money/move.ts';
import { openSession } from '../browser/session.ts';
import type { Platform } from '../e2e/platform.ts';
import { rawKeysIn } from '../e2e/words.ts';
import { faults } from './faults.ts';
import type { Fault } from './faults.ts';
import type { Orders, Seen } from './in-page.ts';
import type { Phone } from './phone.ts';
import type { Scenario } from './scenario.ts';

/** What came of one fault of one call. */
export interface Cell {
  /** `told`, `quiet`, `login`, `done`, or `FAILED` */
  ending: string;
  wrong: string[];
  isBlank: boolean;
  uncaught: number;
}

export interface Lane {
  phone: Phone;
  platform: Platform;
  address: string;
}

export interface Row {
  name: string;
  endpoint: Endpoint<unknown, unknown>;
  scenario: Scenario;
}

/** Letters on a screen below which there is nothing to read. */
const least = 12;

/** What is wrong with the page that a fault has left, and how it ended. */
function judge({ endpoint, scenario }: Row, { name, onTheWay }: Fault, seen: Seen, said: readonly string[]): { ending: string; wrong: string[]; isBlank: boolean } {
  const wrong: string[] = [];
  const isApp = seen.path.startsWith('/m/');
  const isBlank = isApp && (!seen.screen || seen.words.length < least);
  if (isBlank) wrong.push(`blank: ${seen.path} ${seen.screen} "${seen.words}"`);
  const keys = seen.texts.flatMap(rawKeysIn);
  if (keys.length) wrong.push(`raw keys: ${keys.join()}`);
  if (isApp && seen.waiting) wrong.push(`${seen.waiting} places still wait`);
  if (!isApp && !scenario.leaves) wrong.push(`left for ${seen.path}`);
  if (onTheWay === 'late') return { ending: 'done', wrong, isBlank };
  const isOut = name === '401' && scenario.account !== undefined && endpoint.access === 'member';
  if (isOut && (seen.screen === 'login' || seen.screen === 'home')) return { ending: 'login', wrong, isBlank };
  for (const [label, text] of Object.entries(isOut ? {} : (scenario.typed ?? {}))) {
    if (seen.typed[label] !== text) wrong.push(`${label} holds "${seen.typed[label]}", not "${text}"`);
  }
  const tells = seen.told.length > 0 || said.length > 0;
  if (!tells && !scenario.quiet) wrong.push('nothing is said');
  return { ending: tells ? 'told' : 'quiet', wrong, isBlank };
}

/** Every wallet line follows from the one before, and the wallet from the last. */
async function moneyFaults({ platform }: Lane, { account, moves = [] }: Scenario, before: readonly LedgerEntry[], wishes: number): Promise<string[]> {
  const [ledger, balance] = [await platform.ledger(account!), await platform.balance(account!)];
  const wrong: string[] = [];
  if (ledger[0] && ledger[0].balanceAfter !== balance) wrong.push(`the wallet holds ${balance}, the ledger ${ledger[0].balanceAfter}`);
  ledger.forEach((line, at) => {
    const earlier = ledger[at + 1];
    if (earlier && earlier.balanceAfter + line.amount !== line.balanceAfter) wrong.push(`line ${line.id} does not follow from the one before`);
  });
  const known = new Set(before.map(({ id }) => id));
  for (const kind of moves) {
    const moved = ledger.filter((line) => line.kind === kind && !known.has(line.id)).length;
    if (moved > wishes) wrong.push(`${kind}: moved ${moved} times for ${wishes} wishes`);
  }
  return wrong;
}

/** Drives one call through every fault. */
export async function driveRow(lane: Lane, row: Row): Promise<Cell[]> {
  const { phone, platform, address } = lane;
  const { name, endpoint, scenario } = row;
  const isOpened = !scenario.fill && (!scenario.act || scenario.struckFromStart);
  await platform.clearFaults();
  if (!isOpened || scenario.given) await platform.reset();
  await scenario.given?.(platform);
  const login = () => (scenario.account ? openSession(address, scenario.account) : undefined);
  let session = await login();
  const before = scenario.moves ? await platform.ledger(scenario.account!) : [];
  let wishes = 0;
  let isReady = false;

  async function open(orders?: Orders): Promise<void> {
    if (name === 'logout') session = await login();
    await phone.visit(scenario.at, session, orders);
    wishes++;
    if (orders) return;
    await phone.settle(false);
    await scenario.fill?.(phone.page, platform);
    await phone.settle(false);
    isReady = true;
  }

  async function meet(fault: Fault): Promise<Cell> {
    const orders = { method: endpoint.method, path: endpoint.path, isSilent: fault.strikes === 'silence', onTheWay: fault.onTheWay };
    if (!isOpened && !isReady) await open();
    phone.uncaught();
    if (fault.strikes) await platform.injectFault(name, fault.strikes);
    if (isOpened) await open(orders);
    else await phone.order(orders);
    await scenario.act?.(phone.page, platform);
    // Without a network nothing may leave the phone.
    const isAwaited = fault.onTheWay !== 'offline';
    const wasMade = await phone.settle(isAwaited);
    const seen = await phone.look();
    const said = await phone.page.evaluate(() => (window as unknown as { watch: { said: string[] } }).watch.said).catch(() => []);
    const { ending, wrong, isBlank } = judge(row, fault, seen, said);
    const uncaught = phone.uncaught();
    wrong.push(...uncaught.map((message) => `nobody caught: ${message}`));
    if (isAwaited && !wasMade) wrong.push('the call was not made');
    if (scenario.moves) wrong.push(...(await moneyFaults(lane, scenario, before, wishes)));
    if (fault.strikes) await platform.clearFaults();
    if (!isOpened) {
      isReady = !scenario.fresh && !wrong.length && ending !== 'login';
      if (isReady) {
        await phone.order();
        if (await phone.page.getByRole('alertdialog').count()) await phone.page.keyboard.press('Escape');
      }
    }
    return { ending: wrong.length ? 'FAILED' : ending, wrong, isBlank, uncaught: uncaught.length };
  }

  const cells: Cell[] = [];
  for (const fault of faults) {
    if (fault.onTheWay === 'late' && !isOpened) {
      // As on the first day: what was cut has been done.
      await platform.reset();
      await scenario.given?.(platform);
      session = await login();
      before.splice(0, before.length, ...(scenario.moves ? await platform.ledger(scenario.account!) : []));
      wishes = 0;
      isReady = false;
    }
    try {
      cells.push(await meet(fault));
    } catch (error) {
      isReady = false;
      await platform.clearFaults();
      cells.push({ ending: 'FAILED', wrong: [(error as Error).message.split('\n').slice(0, 12).join(' ')], isBlank: false, uncaught: 0 });
    }
  }
  return cells;
}
