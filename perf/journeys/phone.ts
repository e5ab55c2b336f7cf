import { setTimeout as wait } from 'node:timers/promises';
import { look, type Seen, type Wanted } from '../../tests/devices/in-page.ts';
import { onBarePhone } from '../bare-phone.ts';
import { conditions, tellPresses, watchFor, type Moment } from './in-page.ts';
import { watchTraffic, type Line } from './traffic.ts';

/** How a cheap phone on a poor network is slowed. */
const slowed = { slower: 6, line: { rate: 400_000, trip: 400 } };

/** ms for which a finger stays on the screen */
const press = 80;
/** ms between two letters, and between two fields */
const letter = 250;
/** Nothing came for this long, ms, and the page has stood for that long: idle services start after five seconds. */
const quiet = 1_500;
const standing = 6_000;
const timeoutMs = 120_000;

/** A wait, from the finger or the start of the navigation to the moment. */
export interface Wait {
  ms: number;
  /** each with its start after the finger, and its path */
  requests: string[];
  bytes: number;
}

export type Waits = Partial<Record<Moment, Wait>>;

/** A phone with the hands that hold it. */
export interface JourneyPhone {
  /** Opens a page at full speed, and leaves it alone until it stands. */
  open(path: string): Promise<void>;
  /** Leaves the page alone until it stands, and closes the announcements. */
  rest(): Promise<void>;
  /** Runs `act` on a slow processor and line. */
  slowly<T>(act: () => Promise<T>): Promise<T>;
  /** Runs `act` without a network, on the processor as it is. */
  offline<T>(act: () => Promise<T>): Promise<T>;
  /** The waits from the last press of `act`, or from the navigation that it starts, to each moment. */
  until(moments: readonly Moment[], act: () => Promise<void>): Promise<Waits>;
  navigate(path: string): Promise<void>;
  /** Scrolls to an element, and waits until it stands there. */
  approach(wanted: Wanted): Promise<void>;
  tap(wanted: Wanted): Promise<void>;
  /** Types letter by letter. */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Resolves once the service worker is there and has all that it keeps. */
  workerReady(): Promise<void>;
}

interface Told {
  name: Moment | 'press';
  /** epoch ms by the page's clock */
  at: number;
  /** the page's own start */
  since?: number;
}

/** Runs `go` on a fresh phone. */
export const onJourneyPhone = (address: string, go: (phone: JourneyPhone) => Promise<Waits>): Promise<Waits> => onBarePhone(address, async (bare) => {
  const traffic = await watchTraffic(bare);
  const told = new Map<Told['name'], Told>();
  bare.on('Runtime.bindingCalled', ({ payload }: { payload: string }) => {
    const event = JSON.parse(payload) as Told;
    told.set(event.name, event);
  });
  await bare.send('Runtime.addBinding', { name: 'tell' });
  await bare.send('Runtime.enable');
  const onEachPage = (source: string) => bare.send<{ identifier: string }>('Page.addScriptToEvaluateOnNewDocument', { source });
  await onEachPage(`(${tellPresses})()`);

  async function find(wanted: Wanted): Promise<Seen> {
    for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await wait(100)) {
      const seen = await bare.evaluate<Seen | null>(`(${look})(${JSON.stringify(wanted)})`);
      if (seen?.reachable) return seen;
    }
    throw new Error(`found no ${wanted.role} ${JSON.stringify(wanted.name ?? '')} that can be tapped`);
  }

  /** when the last navigation by address began, epoch ms */
  let navigated: number | undefined;
  const touch = (kind: string, ...touchPoints: object[]) => bare.send('Input.dispatchTouchEvent', { type: kind, touchPoints });
  const announcements: Wanted = { role: 'dialog', name: 'Novidades' };

  async function under<T>({ slower, line }: { slower: number; line: Line | 'cut' }, act: () => Promise<T>): Promise<T> {
    await bare.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await traffic.setLine(line);
    try {
      return await act();
    } finally {
      await traffic.setLine();
      await bare.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }

  const phone: JourneyPhone = {
    async open(path) {
      await phone.navigate(path);
      await phone.rest();
    },
    async rest() {
      await wait(standing);
      await traffic.quiet(quiet);
      if (!(await bare.evaluate(`(${look})(${JSON.stringify(announcements)})`))) return;
      await phone.tap({ role: 'button', name: 'Fechar', within: announcements });
      await wait(quiet);
      await traffic.quiet(quiet);
    },
    slowly: (act) => under(slowed, act),
    offline: (act) => under({ slower: 1, line: 'cut' }, act),
    async until(moments, act) {
      told.clear();
      const source = moments.map((moment) => `(${watchFor})(${look}, '${moment}', ${conditions[moment]});`).join('\n');
      const { identifier } = await onEachPage(source);
      await bare.evaluate(`{ ${source} }`);
      navigated = undefined;
      await act();
      for (const deadline = performance.now() + timeoutMs; !moments.every((moment) => told.has(moment)); await wait(50)) {
        if (performance.now() > deadline) throw new Error(`waited in vain for ${moments.filter((moment) => !told.has(moment)).join(', ')}`);
      }
      await bare.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      // What the phone itself answered is told with its answer: drawings of a page before came out of the cache as 11 requests.
      await traffic.quiet(quiet);
      return Object.fromEntries(moments.map((moment) => {
        const { at, since } = told.get(moment)!;
        const from = navigated === undefined ? told.get('press')!.at : since!;
        return [moment, { ms: at - from, ...traffic.between(navigated ?? from, at) }];
      }));
    },
    async navigate(path) {
      // Its own request starts with it.
      navigated = Date.now();
      told.clear();
      await bare.send('Page.navigate', { url: address + path });
    },
    async approach(wanted) {
      await find(wanted);
      await wait(quiet);
      await traffic.quiet(quiet);
    },
    async tap(wanted) {
      const { x, y } = await find(wanted);
      await touch('touchStart', { x, y });
      await wait(press);
      await touch('touchEnd');
    },
    async type(wanted, text) {
      await phone.tap(wanted);
      for (const key of text) {
        await wait(letter);
        await bare.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
        await bare.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      }
    },
    async workerReady() {
      await bare.evaluate(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || new Promise((done) => active.addEventListener('statechange', done, { once: true })))`);
      await traffic.quiet(quiet);
    },
  };
  return go(phone);
});
