import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../src/app/device/storage.ts';
import { hasAgencyCentre, mayHavePlans, TRIAL } from '../../../src/contract/members.ts';
import { routes } from '../../../src/app/routes.ts';
import { ofMember, ofVisitor, undrawn } from '../../../src/contract/page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Classes of the root of a page for members, for who keeps this session; null: a visitor. */
async function classesFor(session: string | null | Error, address = '/m/voucherCenter'): Promise<string[]> {
  vi.resetModules();
  history.replaceState(null, '', address);
  document.documentElement.className = '';
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (session instanceof Error) throw session;
      return key === storageKeys.session ? session : null;
    },
  });
  const { hideFromOthers, tellPerson } = await import('../../../src/boot/person.ts');
  tellPerson();
  hideFromOthers();
  return Array.from(document.documentElement.classList);
}

const sessionOf = (type: number) => JSON.stringify({ token: 'T', userName: 'ana', type });

test('a member with a real account sees it', async () => {
  expect(await classesFor(sessionOf(0))).toEqual([ofMember]);
});

test('nobody else does, nor a member whose address says more', async () => {
  expect(await classesFor(null)).toEqual([ofVisitor, undrawn]);
  expect(await classesFor('{"broken')).toEqual([ofVisitor, undrawn]);
  expect(await classesFor('{"userName":"ana","type":0}')).toEqual([ofVisitor, undrawn]);
  expect(await classesFor(sessionOf(TRIAL))).toEqual([ofMember, undrawn]);
  expect(await classesFor(sessionOf(0), '/m/voucherCenter?method=pix')).toEqual([ofMember, undrawn]);
  for (const drawn of ['/m/launchGame?code=HN1', '/m/play?game=1']) expect(await classesFor(sessionOf(0), drawn)).toEqual([ofMember]);
});

test('pages of the agency are seen by those who may open them', async () => {
  const may = { centre: hasAgencyCentre, plans: mayHavePlans };
  for (const { paths, access: { session, agents } } of routes) {
    if (session) for (const type of [0, 1, 2, 40, 41, 42]) expect(await classesFor(sessionOf(type), paths[0]), `${paths[0]} ${type}`).toEqual(agents && !may[agents](type) ? [ofMember, undrawn] : [ofMember]);
  }
});

test('a storage that may not be touched keeps nobody, and throws nothing', async () => {
  expect(await classesFor(new Error('refused'))).toEqual([ofVisitor, undrawn]);
});
