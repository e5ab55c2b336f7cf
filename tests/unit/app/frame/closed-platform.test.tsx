import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../../src/app/gateway/call.ts';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import Closed from '../../../../src/app/frame/closed-platform/closed-platform.tsx';
import { serverNow } from '../../../../src/app/runtime/clock.ts';
import { loadPlatformStatus, platformStatus, reopensAt, watchPlatformStatus } from '../../../../src/app/features/merchant/platform-status.ts';
import { resource } from '../../../../src/app/gateway/resource.ts';
import { pages } from '../../../../src/app/gateway/pages.ts';
import { depositRecord } from '../../../../src/contract/endpoints/records.ts';
import { unreadCount } from '../../../../src/contract/endpoints/member.ts';
import { settings } from '../../../../src/contract/endpoints/platform.ts';

let status: Record<string, unknown>;
let refusal: string | undefined;
let statusCalls = 0;

const answer = (body: unknown, code = 200) => Promise.resolve(new Response(JSON.stringify(body), { status: code }));

beforeAll(() => startLanguage('pt', ['shell', 'common']));

beforeEach(() => {
  status = { maintenance: false, restricted: false, serverTime: Date.now() };
  refusal = undefined;
  statusCalls = 0;
  platformStatus.value = 'open';
  vi.stubGlobal('fetch', (address: string) => {
    if (address.includes('/system/status')) statusCalls++;
    if (refusal) return answer({ success: false, errorCode: refusal }, 403);
    return answer({ success: true, value: status });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [false, false, 'open'],
  [true, false, 'maintenance'],
  [false, true, 'restricted'],
  [true, true, 'maintenance'],
])('maintenance %s and restricted %s give %s (S05)', async (maintenance, restricted, expected) => {
  Object.assign(status, { maintenance, restricted });
  await loadPlatformStatus();
  expect(platformStatus.value).toBe(expected);
});

test('the status corrects the clock and gives the time of reopening', async () => {
  Object.assign(status, { maintenance: true, serverTime: Date.now() + 60_000, reopensAt: 1_800_000_000_000 });
  await loadPlatformStatus();
  expect(serverNow() - Date.now()).toBeGreaterThan(59_000);
  expect(reopensAt.value).toBe(1_800_000_000_000);
  const { container } = render(<Closed />);
  expect(container.querySelector('main')!.dataset.screen).toBe('maintenance');
  expect(container.textContent).toContain('Previsão de volta');
});

test('a closed platform is checked every 30 s, until it is open', async () => {
  vi.useFakeTimers();
  status.maintenance = true;
  await loadPlatformStatus();
  status.maintenance = false;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(platformStatus.value).toBe('maintenance');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(platformStatus.value).toBe('open');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(statusCalls).toBe(2);
});

test('a call that is refused for maintenance makes the status be fetched again', async () => {
  watchPlatformStatus();
  await waitFor(() => expect(statusCalls).toBe(1));
  status.maintenance = true;
  refusal = 'platform.maintenance';
  await expect(call(settings, {})).rejects.toThrow('platform.maintenance');
  await waitFor(() => expect(platformStatus.value).toBe('maintenance'));
});

test('a failed status leaves the platform open', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  const done = loadPlatformStatus();
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect(platformStatus.value).toBe('open');
});

/** A platform that is closed, answers nothing but its status, and reopens. */
function closedPlatform() {
  let closed = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    if (address.includes('/system/status')) return answer({ success: true, value: { ...status, maintenance: closed } });
    if (closed) return answer({ success: false, errorCode: 'platform.maintenance' });
    return answer({ success: true, value: address.includes('/unread') ? 3 : { items: [], pageNum: 1, totalPages: 1 } });
  });
  return () => (closed = false);
}

test('what failed under the cover is asked again when the platform reopens: single values and lists', async () => {
  const reopen = closedPlatform();
  const count = resource(unreadCount, () => ({}));
  const list = pages(depositRecord, () => ({ from: '', to: '' }));
  await Promise.all([loadPlatformStatus(), count.load(), list.load()]);
  expect([platformStatus.value, count.failure.value, list.failure.value]).toEqual(['maintenance', expect.anything(), expect.anything()]);
  reopen();
  await vi.advanceTimersByTimeAsync(31_000);
  expect([platformStatus.value, count.value.value, count.failure.value, list.value.value]).toEqual(['open', 3, undefined, []]);
});

test('a refusal that comes after the platform has reopened is asked again too, half a minute later', async () => {
  const reopen = closedPlatform();
  const count = resource(unreadCount, () => ({}));
  status.maintenance = false;
  const refused = fetch;
  // The status knows of no maintenance.
  vi.stubGlobal('fetch', (address: string) => (address.includes('/system/status') ? answer({ success: true, value: status }) : refused(address)));
  watchPlatformStatus();
  await vi.advanceTimersByTimeAsync(100);
  await count.load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([platformStatus.value, count.failure.value]).toEqual(['open', expect.anything()]);
  reopen();
  await vi.advanceTimersByTimeAsync(31_000);
  expect([count.value.value, count.failure.value]).toEqual([3, undefined]);
});
