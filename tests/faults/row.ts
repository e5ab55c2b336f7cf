import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { LedgerEntry } from '../../src/sandbox/money/move.ts';
import { openSession } from '../browser/session.ts';
import type { Platform } from '../e2e/platform.ts';
import { rawKeysIn } from '../e2e/words.ts';
import { faults, type Fault } from './faults.ts';
import type { Orders, Seen } from './in-page.ts';
import type { Phone } from './phone.ts';
import type { Scenario } from './scenario.ts';

/** The result of one fault of one call. */
export interface Cell {
  /** `told`, `quiet`, `login`, `done`, or `FAILED` */
  ending: string;
  problems: string[];
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

/** Length of a screen's text below which it counts as blank. */
const least = 12;

/** Problems of the page after a fault, and the ending. */
function judge({ endpoint, scenario }: Row, { name, onNetwork }: Fault, seen: Seen, messages: readonly string[]): { ending: string; problems: string[]; isBlank: boolean } {
  const problems: string[] = [];
  const isApp = seen.path.startsWith('/m/');
  const isBlank = isApp && (!seen.screen || seen.words.length < least);
  if (isBlank) problems.push(`blank: ${seen.path} ${seen.screen} "${seen.words}"`);
  const keys = seen.texts.flatMap(rawKeysIn);
  if (keys.length) problems.push(`raw keys: ${keys.join()}`);
  if (isApp && seen.waiting) problems.push(`${seen.waiting} skeletons left`);
  if (!isApp && !scenario.leaves) problems.push(`left for ${seen.path}`);
  if (onNetwork === 'late') return { ending: 'done', problems, isBlank };
  const isOut = name === '401' && scenario.account !== undefined && endpoint.access === 'member';
  if (isOut && (seen.screen === 'login' || seen.screen === 'home')) return { ending: 'login', problems, isBlank };
  const isDone = messages.includes(scenario.done ?? '');
  if (isDone !== (name === 'cut' && scenario.done !== undefined)) problems.push(isDone ? 'it says that it is done' : 'it does not say that it is done');
  for (const [label, text] of Object.entries(isOut || isDone ? {} : (scenario.typed ?? {}))) {
    if (seen.typed[label] !== text) problems.push(`${label} holds "${seen.typed[label]}", not "${text}"`);
  }
  const tells = seen.told.length > 0 || messages.length > 0;
  if (!tells && !scenario.quiet) problems.push('no message shows');
  return { ending: isDone ? 'done' : tells ? 'told' : 'quiet', problems, isBlank };
}

/** Problems of the ledger: each line must follow from the previous one, the balance from the last, with one move per wish. */
async function moneyFaults({ platform }: Lane, { account, moves = [], lines = 1 }: Scenario, before: readonly LedgerEntry[], attempts: number): Promise<string[]> {
  const [ledger, balance] = [await platform.ledger(account!), await platform.balance(account!)];
  const problems: string[] = [];
  if (ledger[0] && ledger[0].balanceAfter !== balance) problems.push(`the wallet holds ${balance}, the ledger ${ledger[0].balanceAfter}`);
  ledger.forEach((line, at) => {
    const earlier = ledger[at + 1];
    if (earlier && earlier.balanceAfter + line.amount !== line.balanceAfter) problems.push(`line ${line.id} does not follow from the one before`);
  });
  const known = new Set(before.map(({ id }) => id));
  for (const kind of moves) {
    const moved = ledger.filter((line) => line.kind === kind && !known.has(line.id)).length;
    if (moved > attempts * lines) problems.push(`${kind}: moved ${moved} times for ${attempts} attempts`);
  }
  return problems;
}

/** Drives one call through every fault. */
export async function driveRow(lane: Lane, row: Row): Promise<Cell[]> {
  const { phone, platform, address } = lane;
  const { name, endpoint, scenario } = row;
  const isOpened = !scenario.fill && (!scenario.act || scenario.affectsFirstLoad);
  const login = () => (scenario.account ? openSession(address, scenario.account) : undefined);
  let session: string | undefined;
  let before: readonly LedgerEntry[] = [];
  let attempts = 0;
  let isReady = false;

  async function begin(): Promise<void> {
    await platform.reset();
    await scenario.given?.(platform);
    session = await login();
    before = scenario.moves ? await platform.ledger(scenario.account!) : [];
    attempts = 0;
    isReady = false;
  }

  async function open(orders?: Orders): Promise<void> {
    if (name === 'logout') session = await login();
    await phone.visit(scenario.at, session, orders);
    attempts++;
    if (orders) return;
    await phone.settle(false);
    await scenario.fill?.(phone.page, platform);
    await phone.settle(false);
    isReady = true;
  }

  async function tryFault(fault: Fault): Promise<Cell> {
    const orders = { method: endpoint.method, path: endpoint.path, isSilent: fault.injected === 'silence', onNetwork: fault.onNetwork, isSentLate: Boolean(isOpened) };
    if (!isOpened && !isReady) await open();
    phone.uncaught();
    // Before the fault: a poll between the two would wait for its answer, and nobody would know of it.
    if (!isOpened) await phone.order(orders);
    if (fault.injected) await platform.injectFault(name, fault.injected);
    else if (fault.refused) await platform.refuse(name, fault.refused);
    // What is the network's alone fails for the edge too, whose page would bring the answer.
    else if (isOpened) await platform.injectFault(name, '500');
    if (isOpened) await open(orders);
    if (fault.onNetwork) await platform.clearFaults();
    await scenario.act?.(phone.page, platform);
    // Offline, the call may not be sent.
    const isAwaited = fault.onNetwork !== 'offline';
    const wasMade = await phone.settle(isAwaited);
    const seen = await phone.look();
    const messages = await phone.page.evaluate(() => (window as unknown as { watch: { messages: string[] } }).watch.messages).catch(() => []);
    const { ending, problems, isBlank } = judge(row, fault, seen, messages);
    const uncaught = phone.uncaught();
    problems.push(...uncaught.map((message) => `uncaught: ${message}`));
    if (isAwaited && !wasMade) problems.push('the call was not made');
    if (scenario.moves) problems.push(...(await moneyFaults(lane, scenario, before, attempts)));
    await platform.clearFaults();
    if (!isOpened) {
      isReady = !scenario.fresh && !problems.length && ending !== 'login';
      if (isReady) {
        await phone.order();
        if (await phone.page.getByRole('alertdialog').count()) await phone.page.keyboard.press('Escape');
      }
    }
    return { ending: problems.length ? 'FAILED' : ending, problems, isBlank, uncaught: uncaught.length };
  }

  const cells: Cell[] = [];
  await platform.clearFaults();
  for (const fault of faults) {
    // The edge keeps the last answer of a call that fails; and a cut call has taken effect.
    if (isOpened || fault === faults[0] || fault.onNetwork === 'late') await begin();
    try {
      cells.push(await tryFault(fault));
    } catch (error) {
      isReady = false;
      await platform.clearFaults();
      cells.push({ ending: 'FAILED', problems: [(error as Error).message.split('\n').slice(0, 12).join(' ')], isBlank: false, uncaught: 0 });
    }
  }
  return cells;
}
