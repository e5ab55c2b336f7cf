import { centreOf, onBarePhone, openOn, tapAt, withoutPopup, type BarePhone } from '../bare-phone.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { repeatUndisturbed } from '../repeat.ts';

const slower = 20;
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
/** Turns for each run: one takes some 4 s, and three differ by up to 0.4 s. */
const turns = 3;
/** Time between repeated taps, in ms. */
const tapInterval = 500;

/** The only script added to the page: it reports when the side menu shows, and records the largest paint. */
const watch = `{
  const seen = (window.seen = { largest: 0, answered: 0 });
  const keep = (entries) => { for (const { startTime } of entries) seen.largest = startTime };
  const paints = new PerformanceObserver((list) => keep(list.getEntries()));
  paints.observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.side-menu')) return;
    observer.disconnect();
    seen.answered = performance.now();
    keep(paints.takeRecords());
    answered('');
  }).observe(document, { childList: true, subtree: true });
}`;

interface Taken {
  first: number;
  largest: number;
  answered: number;
}

/** Slows the line and the processor down, and opens an address; resolves at its first contentful paint. */
async function openSlowly(phone: BarePhone, address: string): Promise<void> {
  await phone.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await phone.send('Network.emulateNetworkConditions', line);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // Chromium tells of the page before, too.
  let loading: string | undefined;
  const painted = phone.event<{ name: string; loaderId: string }>('Page.lifecycleEvent', ({ name, loaderId }) => name === 'firstContentfulPaint' && loaderId === loading);
  loading = (await phone.send<{ loaderId: string }>('Page.navigate', { url: address })).loaderId;
  await painted;
}

const firstPaint = "performance.getEntriesByName('first-paint')[0].startTime";

async function load(phone: BarePhone, address: string): Promise<Taken> {
  // The position of the menu button is read in a first load, which is not measured.
  await openOn(phone, `${address}/m/home`);
  const at = await centreOf(phone, '.header-brand');
  await openOn(phone, `${address}/robots.txt`);
  await withoutPopup(phone);
  await phone.send('Network.clearBrowserCache');
  await phone.send('Runtime.addBinding', { name: 'answered' });
  await phone.send('Runtime.enable');
  await phone.send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
  const answered = phone.event('Runtime.bindingCalled');
  await openSlowly(phone, `${address}/m/home`);
  const tap = () => void tapAt(phone, at).catch(() => {});
  tap();
  const taps = setInterval(tap, tapInterval);
  await answered.finally(() => clearInterval(taps));
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return phone.evaluate<Taken>(`({ ...seen, first: ${firstPaint} })`);
}

/** First paint of a text of a line on such a phone: what the browser and the line take for any page. */
async function floorOf(phone: BarePhone, address: string): Promise<number> {
  await openSlowly(phone, `${address}/robots.txt?floor`);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return phone.evaluate<number>(firstPaint);
}

/** Home on a phone twenty times slower than this machine, at 400 kbit/s with a round trip of 400 ms. */
export async function measure({ runs, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  // By turns: the machine's other work falls on both.
  const pairs = await repeatUndisturbed(runs * turns, async () => ({
    home: await onBarePhone(address, (phone) => load(phone, address)),
    text: await onBarePhone(address, (phone) => floorOf(phone, address)),
  }));
  const taken = pairs.map(({ home }) => home);
  return [
    figureOf('first paint', 'ms', taken.map(({ first }) => first), { goal: { most: 700 }, note: 'of the ground or the header, which come with the first 3 KB of the page', cause: 'what any page takes is below; the frame of the header, of 39 boxes, takes some 100 ms more' }),
    figureOf('first paint of a text of a line', 'ms', pairs.map(({ text }) => text), { note: 'the same phone and line' }),
    figureOf('largest paint', 'ms', taken.map(({ largest }) => largest), { note: 'before the first tap, which ends the count of it' }),
    figureOf('first tap answered', 'ms', taken.map(({ answered }) => answered), {
      goal: { most: 2_500 },
      note: `the menu, tapped every ${tapInterval} ms from the first paint on; counted from the start of the load`,
      cause: 'the page and its boot script answer, so it is the line and the first paint; the app is there some 3 s after the start',
    }),
  ];
}
