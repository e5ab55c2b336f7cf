import type { CallName } from '../../../src/contract/calls.ts';
import type { Settings } from '../../../src/contract/endpoints/platform.ts';
import { pictureAddress } from '../../../src/contract/page.ts';
import { pictureKind } from '../../../src/edge/pictures/kind.ts';
import { outcomeOf } from '../kit/answer.ts';
import type { Check, Kit } from '../kit/kit.ts';

const name = 'pictures';

/** Fields that hold a picture's address, by call. */
const fields: Partial<Record<CallName, readonly string[]>> = {
  hotGames: ['iconUrl'], gameList: ['iconUrl'], favouriteGames: ['iconUrl'], recentGames: ['iconUrl'], allVassalage: ['mobileSmallIcon', 'mobileLargeIcon'],
  banners: ['url'], announcements: ['url'], availablePromotions: ['url'], hotMatches: ['homeTeamImageUrl', 'awayTeamImageUrl'],
  lotteryMenu: ['mobileIconUrl'], lotteryList: ['mobileIconUrl'], lotteryResults: ['mobileIconUrl'],
};

/** bytes: the edge reads no larger original, and what phones get without an edge should be a twentieth */
const most = 10 * 1024 * 1024;
/** of one list: enough to see what is wrong with it */
const mostOfAList = 60;
const atOnce = 6;

/** All texts of these fields in a value, however deep. */
function addressesIn(value: unknown, wanted: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => addressesIn(entry, wanted));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, entry]) => (typeof entry === 'string' && wanted.includes(field) && entry.trim() ? [entry] : addressesIn(entry, wanted)));
}

interface Seen {
  fault?: 'picture.missing' | 'picture.kind' | 'picture.size' | 'picture.slow';
  detail: string;
  ms: number;
  bytes: number;
}

async function look({ options }: Kit, address: string): Promise<Seen> {
  const began = options.now();
  const seen = (fault: Seen['fault'], detail: string, bytes = 0): Seen => ({ fault, detail: `${address.slice(0, 80)}: ${detail}`, ms: options.now() - began, bytes });
  try {
    const response = await options.fetch(new Request(address, { signal: AbortSignal.timeout(options.timeoutMs) }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status !== 200) return seen('picture.missing', `status ${response.status}`);
    const kind = pictureKind(bytes);
    const said = (response.headers.get('Content-Type') ?? 'no type').split(';')[0]!;
    if (!kind) return seen('picture.kind', `no picture, said to be ${said}`);
    if (said !== kind.type && !(kind.type === 'image/apng' && said === 'image/png')) return seen('picture.kind', `${kind.type}, said to be ${said}`);
    if (bytes.length > most) return seen('picture.size', `${bytes.length} bytes`);
    const ms = options.now() - began;
    return ms > options.slowMs ? seen('picture.slow', `${Math.round(ms)} ms`) : seen(undefined, '', bytes.length);
  } catch {
    return seen('picture.missing', 'no answer');
  }
}

/** Fetches the pictures that the lists name, as the edge would, and measures them. One fault of a kind is told for each list. */
export const pictures: Check = {
  name,
  async run(kit) {
    const { exchanges, options, report } = kit;
    const outcomes = exchanges.map((exchange) => ({ call: exchange.call.name, ...outcomeOf(exchange) }));
    const settings = outcomes.find(({ call, succeeded }) => call === 'settings' && succeeded)?.value as Settings | undefined;
    const host = settings?.imageCDNs?.[0] || settings?.paths?.images || '/cdn';
    const seen = new Map<string, Promise<Seen>>();
    for (const [call, wanted] of Object.entries(fields) as [CallName, readonly string[]][]) {
      const values = outcomes.filter((outcome) => outcome.call === call && outcome.succeeded).map(({ value }) => value);
      const addresses = [...new Set(addressesIn(values, wanted).map((path) => new URL(pictureAddress(path, host), options.gateway).href))].filter((address) => address.startsWith('http')).slice(0, mostOfAList);
      if (!addresses.length) continue;
      const looks: Seen[] = [];
      for (let at = 0; at < addresses.length; at += atOnce) {
        const some = addresses.slice(at, at + atOnce).map((address) => seen.get(address) ?? look(kit, address));
        addresses.slice(at, at + atOnce).forEach((address, place) => seen.set(address, some[place]!));
        looks.push(...await Promise.all(some));
      }
      const faults = looks.filter(({ fault }) => fault);
      for (const { fault, detail, ms } of faults) {
        const alike = faults.filter((one) => one.fault === fault).length;
        report.fault(name, call, fault!, alike > 1 ? `${detail}, and ${alike - 1} more of ${addresses.length}` : detail, ms);
      }
      const slowest = Math.max(...looks.map(({ ms }) => ms));
      if (!faults.length) report.fits(name, call, slowest, `${addresses.length} pictures, ${Math.round(looks.reduce((sum, { bytes }) => sum + bytes, 0) / addresses.length / 100) / 10} KB on average`);
    }
  },
};
