import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameMessage } from '../../../../../src/contract/game-messages.ts';
import { followOwnTaps, hearGame, mayAsk } from '../../../../../src/app/screens/play/hear.ts';

const vendor = 'https://games.vendor.example';
const heard: GameMessage['name'][] = [];
/** Stands for the window in the frame. */
const theirs = {} as Window;
const frame = { contentWindow: theirs } as HTMLIFrameElement;
let end: () => void;

const say = (data: unknown, origin = vendor, source: Window | null = theirs) =>
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  end = hearGame(frame, (origin) => origin === vendor, ({ name }) => heard.push(name));
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

test('hears the page in its frame, and nobody else', () => {
  say({ leve: 'ready' });
  say({ leve: 'close' }, 'https://evil.example');
  say({ leve: 'close' }, 'null');
  say({ leve: 'close' }, vendor, window);
  say({ leve: 'close' }, vendor, null);
  say('close');
  expect(heard).toEqual(['ready']);
});

test('hears ten messages a second, whatever they are, and again in the next', () => {
  for (let at = 0; at < 6; at++) say({ noise: true });
  for (let at = 0; at < 6; at++) say({ leve: 'balance' });
  expect(heard).toHaveLength(4);
  vi.advanceTimersByTime(1_000);
  say({ leve: 'close' });
  expect(heard.at(-1)).toBe('close');
});

test('hears nothing after its end', () => {
  end();
  say({ leve: 'ready' });
  expect(heard).toEqual([]);
});

test('a tap on the app is none in the game, and neither is a step back: nothing that wants a tap is heeded for six seconds', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { userActivation: { isActive: true } }));
  const { isOwn, end: endFollowing } = followOwnTaps();
  const heeded = (name: GameMessage['name']) => mayAsk({ name, rules: false, on: true }, isOwn);
  expect(heeded('deposit')).toBe(true);
  for (const own of ['pointerup', 'click', 'keydown', 'popstate']) {
    window.dispatchEvent(new Event(own));
    expect([heeded('deposit'), heeded('fullScreen'), heeded('close'), heeded('balance')]).toEqual([false, false, true, true]);
    vi.advanceTimersByTime(6_000);
    expect([heeded('deposit'), heeded('fullScreen')]).toEqual([true, true]);
  }
  endFollowing();
  vi.unstubAllGlobals();
});

test('nothing that wants a tap is heeded without one', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { userActivation: { isActive: false } }));
  expect([mayAsk({ name: 'deposit', rules: false, on: true }, () => false), mayAsk({ name: 'close', rules: false, on: true }, () => false)]).toEqual([false, true]);
  vi.unstubAllGlobals();
});
