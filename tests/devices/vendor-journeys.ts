import { assert, games } from './journeys.ts';
import type { Wanted } from './in-page.ts';
import type { Person } from './person.ts';
import { keptPath, page, type Vendor } from './vendor.ts';

/** A journey of a member with the games of a vendor on another origin. */
export interface VendorJourney {
  name: string;
  tolerated: RegExp;
  go(person: Person, vendor: Vendor): Promise<void>;
}

/** What engines say of a page that may not be framed, or that wants more than a frame may have. */
const ofFrames = /frame|sandbox|X-Frame|CSP|Content.Security.Policy|modal|Permission|Feature.Policy|blocked|denied|activation|Failed to load/i;

const leave: Wanted = { role: 'button', name: 'Sair do jogo' };
const depositSheet: Wanted = { role: 'dialog', name: 'Depositar' };

/** The middle of the row `at` of a vendor's page, under the bar. */
const row = (at: number): [x: number, y: number] => [180, 44 + 30 + at * 60];

async function openGame(person: Person): Promise<void> {
  await person.open(keptPath);
  await person.until('for the session to be kept', () => person.ask(() => localStorage.getItem('session') !== null));
  await person.open('/m/gameList?gameType=RNG');
  await person.tap({ role: 'link', within: { role: 'listitem', within: games } });
  await person.arrive(/^\/m\/play/);
}

/** Waits until the vendor's page has told `what`. Its list is another one after each `serve`. */
const told = (person: Person, vendor: Vendor, what: string): Promise<void> => person.until(`for the vendor's page to tell "${what}"`, async () => vendor.said.includes(what));

/** Touches a row of the vendor's page, and again where a busy machine has lost the touch. */
async function touchUntil(person: Person, at: number, what: string, holds: () => Promise<boolean>): Promise<void> {
  let next = 0;
  await person.until(what, async () => {
    if (await holds()) return true;
    if (Date.now() < next) return false;
    next = Date.now() + 4_000;
    await person.touch(...row(at));
    return false;
  });
}

/** The list that the game was opened from, without its frame: one step back. */
async function untilLeft(person: Person): Promise<void> {
  await person.arrive(/^\/m\/gameList/);
  await person.see(games);
  assert(await person.ask(() => !document.querySelector('iframe')), 'the frame is still in the page');
}

/** The page of the vendor stands in the place of the app. */
const untilOutside = (person: Person, host: string): Promise<void> => person.until(`for the vendor's page in the place of the app`, async () => (await person.ask(() => location.origin)) === host);

async function speaks(person: Person, vendor: Vendor): Promise<void> {
  vendor.serve(vendor.speaking, { body: page("say('ready')", { Depositar: "say('deposit')", Fechar: "say('close')" }) });
  await openGame(person);
  await told(person, vendor, 'heard goOn');
  await touchUntil(person, 0, 'for the hold that a deposit brings', async () => vendor.said.includes('heard hold'));
  await person.see(depositSheet);
  await person.tap({ role: 'button', name: 'Fechar', within: depositSheet });
  // The sheet fades out over the game.
  await person.until('for the game to go on', async () => vendor.said.at(-1) === 'heard goOn');
  await touchUntil(person, 1, 'to be out of the game', () => person.ask(() => location.pathname !== '/m/play'));
  await untilLeft(person);
}

async function isSilent(person: Person, vendor: Vendor): Promise<void> {
  vendor.serve(vendor.silent, { body: page('', { Jogar: "tell('played')" }) });
  await openGame(person);
  await told(person, vendor, 'here');
  await touchUntil(person, 0, 'for a round', async () => vendor.said.includes('played'));
  await person.tap({ role: 'button', name: 'Está tudo certo' });
  await person.miss({ role: 'button', name: 'Está tudo certo' });
  await person.tap(leave);
  await untilLeft(person);
  assert(vendor.asked.length === 1, `the game was launched ${vendor.asked.length} times`);
}

async function refusesAndIsAsked(person: Person, vendor: Vendor): Promise<void> {
  vendor.serve(vendor.silent, { body: page(''), headers: { 'X-Frame-Options': 'DENY' } });
  await openGame(person);
  await person.tap({ role: 'button', name: 'Abrir em tela própria' });
  await untilOutside(person, vendor.silent);
}

async function refuses(person: Person, vendor: Vendor): Promise<void> {
  vendor.serve(vendor.speaking, { body: page("say('ready')"), headers: { 'Content-Security-Policy': "frame-ancestors 'none'" } });
  await openGame(person);
  await untilOutside(person, vendor.speaking);
}

async function isSentOn(person: Person, vendor: Vendor): Promise<void> {
  vendor.serve(vendor.speaking, { body: '', to: `${vendor.unnamed}/launch/elsewhere` });
  await openGame(person);
  await person.until('for the game in the place of the app', async () => (await person.ask(() => location.origin)) === vendor.unnamed);
}

async function leadsHome(person: Person, vendor: Vendor): Promise<void> {
  await person.open('/m/login');
  const home = await person.ask(() => location.origin);
  vendor.serve(vendor.silent, { body: page('', { Início: `location.href = '${home}/m/home'` }) });
  await openGame(person);
  await told(person, vendor, 'here');
  await touchUntil(person, 0, 'to be out of the game', () => person.ask(() => location.pathname !== '/m/play'));
  await untilLeft(person);
}

async function isHostile(person: Person, vendor: Vendor): Promise<void> {
  vendor.serve(vendor.speaking, {
    body: page(`
      function reach(name, deed) {
        try { var got = deed(); if (got && got.then) got.then(function () { tell(name + ' given') }, function () { tell(name + ' refused') }); else tell(name + ' ' + (got === null || got === false || got === undefined ? 'refused' : 'given')) }
        catch (error) { tell(name + ' refused') }
      }
      function tryAll() {
        reach('top', function () { top.location.href = '${vendor.unnamed}/launch/top'; return top.location.href });
        reach('page', function () { return parent.document.title });
        reach('storage', function () { return parent.localStorage.length });
        reach('popup', function () { return open('${vendor.unnamed}/launch/popup') });
        reach('dialog', function () { alert('x'); return confirm('x') });
        reach('camera', function () { return navigator.mediaDevices.getUserMedia({ video: true }) });
        reach('place', function () { return new Promise(function (yes, no) { navigator.geolocation.getCurrentPosition(yes, no) }) });
        for (var i = 0; i < 5000; i++) parent.postMessage({ leve: 'balance', amount: 99999999 }, '*');
        window.kept = []; for (var j = 0; j < 20; j++) window.kept.push(new Uint8Array(1e6).fill(j));
        setInterval(function () { var until = Date.now() + 100; while (Date.now() < until); say('balance') }, 250);
        tell('done');
      }
      say('ready');`, { Jogar: 'tryAll()' }),
  });
  await openGame(person);
  await told(person, vendor, 'heard goOn');
  await person.until('for the balance', () => person.ask(() => /\d/.test(document.querySelector('.play-balance')!.textContent)));
  const before = await person.ask(() => document.querySelector('.play-balance')!.textContent);
  await touchUntil(person, 0, 'for all that it tries', async () => vendor.said.includes('done'));
  for (const what of ['top', 'page', 'storage', 'popup', 'dialog']) await told(person, vendor, `${what} refused`);
  await person.until('for an answer of the camera', async () => vendor.said.some((one) => one.startsWith('camera')));
  assert(!vendor.said.some((one) => one.endsWith(' given')), `the vendor's page was given what it may not have: ${vendor.said.filter((one) => one.endsWith(' given')).join(', ')}`);
  assert(!vendor.asked.some((one) => /top|popup/.test(one)), 'the vendor opened another page');
  assert((await person.ask(() => document.querySelector('.play-balance')!.textContent)) === before, 'the bar shows another balance');
  await person.tap(leave);
  await untilLeft(person);
}

/** In the order of the table. */
export const vendorJourneys: readonly VendorJourney[] = [
  { name: "vendor's game: speaks", go: speaks },
  { name: "vendor's game: silent", go: isSilent },
  { name: "vendor's game: refuses, the person is asked", go: refusesAndIsAsked },
  { name: "vendor's game: refuses, has to speak", go: refuses },
  { name: "vendor's game: sent on to an unnamed host", go: isSentOn },
  { name: "vendor's game: leads home", go: leadsHome },
  { name: "vendor's game: hostile", go: isHostile },
].map((journey) => ({ ...journey, tolerated: ofFrames }));
