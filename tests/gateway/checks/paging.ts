import type { CallName } from '../../../src/contract/calls.ts';
import { outcomeOf } from '../kit/answer.ts';
import type { Check, Kit } from '../kit/kit.ts';
import { month } from '../samples/money.ts';

const name = 'paging';

interface Page {
  ids: string[];
  total: number;
  succeeded: boolean;
}

interface Paged {
  call: CallName;
  /** page size, where the call takes one */
  size?: number;
  page(pageNo: number): Promise<Page>;
}

/** Pages of the longest lists: no entry twice, as many pages as `totalPages`, none of them empty, and an empty one after the last. */
export const paging: Check = {
  name,
  async run(kit) {
    for (const list of await listsOf(kit)) await checkList(kit, list);
  },
};

async function listsOf(kit: Kit): Promise<Paged[]> {
  const visitor = kit.visitor();
  const size = 5;
  const games: Paged = {
    call: 'gameList', size,
    page: async (pageNo) => pageFrom(outcomeOf(await visitor.call('gameList', {
      merchant: kit.merchant, platform: 'html5', language: 'pt', gameType: 'RNG', pageNo, pageSize: size,
    })), 'games', 'nodeId'),
  };
  const session = await kit.member();
  if (!session) return [games];
  const { client, token } = session;
  const days = await month(kit);
  const records = (['accountRecord', 'betRecord', 'depositRecord', 'withdrawRecord'] as const).map((call): Paged => ({
    call, page: async (pageNo) => pageFrom(outcomeOf(await client.call(call, { ...days, pageNo }, { token })), 'items', call === 'betRecord' ? 'reference' : 'id'),
  }));
  const messages: Paged = { call: 'messages', page: async (pageNo) => pageFrom(outcomeOf(await client.call('messages', { pageNo }, { token })), 'items', 'id') };
  return [games, ...records, messages];
}

function pageFrom({ succeeded, value }: ReturnType<typeof outcomeOf>, field: string, id: string): Page {
  const { [field]: entries, totalPages } = (value ?? {}) as Record<string, unknown>;
  const ids = Array.isArray(entries) ? entries.map((entry) => String((entry as Record<string, unknown> | null)?.[id])) : [];
  return { ids, total: Number(totalPages), succeeded };
}

async function checkList({ report }: Kit, { call, size, page }: Paged): Promise<void> {
  const first = await page(1);
  if (!first.succeeded) return report.skipped(name, call, 'its first page is no success');
  if (size && first.ids.length > size) return report.fault(name, call, 'page.size', `${first.ids.length} entries where ${size} were asked for`);
  const before = report.count('fault');
  if (first.total > 1) await checkSecond(report, call, first, await page(2));
  const last = first.total > 1 ? await page(first.total) : first;
  const beyond = await page(Math.max(first.total, 1) + 1);
  if (first.total > 0 && !last.ids.length) report.fault(name, call, 'page.total', `page ${first.total} of ${first.total} is empty`);
  if (first.total < 1 && first.ids.length) report.fault(name, call, 'page.total', `${first.total} pages, and yet entries`);
  if (!beyond.succeeded) report.fault(name, call, 'page.beyond', `page ${first.total + 1} of ${first.total} is no success`);
  // Some gateways answer any number beyond the last page with the last page.
  else if (beyond.ids.some((id) => last.ids.includes(id))) report.fault(name, call, 'page.beyond', `page ${first.total + 1} of ${first.total} repeats the last`);
  else if (beyond.ids.length) report.fault(name, call, 'page.total', `page ${first.total + 1} of ${first.total} has entries`);
  if (report.count('fault') === before) report.fits(name, call);
}

async function checkSecond(report: Kit['report'], call: CallName, first: Page, second: Page): Promise<void> {
  const repeated = second.ids.filter((id) => first.ids.includes(id)).length;
  if (repeated) report.fault(name, call, 'page.overlap', `${repeated} entries of page 1 stand on page 2 as well`);
  if (first.total > 2 && second.ids.length < first.ids.length) report.fault(name, call, 'page.total', `page 2 of ${first.total} has fewer entries than page 1`);
}
