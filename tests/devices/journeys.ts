import { existsSync } from 'node:fs';
import { paths } from '../../src/app/paths.ts';
import { names } from '../e2e/screens.ts';
import { formats } from '../../src/contract/languages.ts';
import type { Platform } from '../e2e/platform.ts';
import { isFilled, layoutProblems, polyfills, pageLocation, type Wanted } from './in-page.ts';
import type { Person } from './person.ts';

/** A journey starts with an empty profile in which the 18+ question is answered, on a reset platform. */
export interface Journey {
  name: string;
  /** errors in the console that it provokes */
  tolerated?: RegExp;
  go(person: Person, platform: Platform): Promise<void>;
}

const password = 'leve2026';

const announcements: Wanted = { role: 'dialog', name: 'Novidades' };
/** The member's name and balance in home's header. */
const account: Wanted = { role: 'button', name: { pattern: 'R\\$' }, within: { role: 'banner' } };
/** The list of a category's games. */
export const games: Wanted = { role: 'list', name: 'Jogos' };
const member: Wanted = { role: 'textbox', name: 'Usuário' };

/** Throws `message` where `condition` does not hold. */
export function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/** Answers the 18+ question. */
export async function confirmAge(person: Person): Promise<void> {
  const yes: Wanted = { role: 'button', name: 'Sim, tenho 18 anos ou mais' };
  await person.open('/m/login');
  await person.tap(yes);
  await person.miss(yes);
}

async function closeAnnouncements(person: Person): Promise<void> {
  await person.tap({ role: 'button', name: 'Fechar', within: announcements });
  await person.miss(announcements);
}

async function signIn(person: Person): Promise<void> {
  await person.open('/m/login');
  await person.type(member, 'marina');
  await person.type({ role: 'textbox', name: 'Senha' }, password);
  await person.tap({ role: 'button', name: 'Entrar' });
  await person.arrive(/^\/m\/home$/);
  await closeAnnouncements(person);
  await person.see(account);
}

async function openHome(person: Person): Promise<void> {
  await person.open('/');
  await person.see({ role: 'tab', name: 'Slots' });
  // Nothing opens by itself before a tap.
  await person.tap({ role: 'tab', name: 'Populares' });
  await closeAnnouncements(person);
  const jackpot: Wanted = { role: 'region', name: 'Jackpot acumulado' };
  await person.see(jackpot, ({ text }) => /R\$\s*\d\d\.\d{3}/.test(text));
  const shown: Wanted = { role: 'listitem', within: { role: 'tabpanel' } };
  await person.see(shown, ({ count }) => count === 9);
  await person.seePictures();
  const { sent, native } = await person.ask(polyfills);
  assert(sent !== native, sent ? 'polyfills were sent to an engine that needs none' : 'this engine needs polyfills and was sent none');
}

async function switchLanguage(person: Person): Promise<void> {
  const spoken = async () => (await person.ask(pageLocation)).language;
  await person.open('/m/login');
  await person.see({ role: 'heading', name: 'Que bom ver você' });
  await person.choose({ role: 'combobox', name: { pattern: '^(Idioma|Language)$' } }, 'en', { role: 'heading', name: 'Welcome back' });
  assert((await spoken()) === formats.en.locale, 'the page has another lang attribute');
  await person.open('/m/home');
  await person.see({ role: 'tab', name: 'Fishing' });
  await person.until('for a page in English', async () => (await spoken()) === formats.en.locale);
}

async function register(person: Person, platform: Platform): Promise<void> {
  await person.open('/m/register');
  await person.type({ role: 'textbox', name: 'Usuário' }, 'novato72');
  await person.type({ role: 'textbox', name: 'Senha' }, password);
  await person.type({ role: 'textbox', name: 'Repita a senha' }, password);
  const [answer] = await platform.captchaAnswers();
  if (answer) await person.type({ role: 'textbox', name: 'Código de verificação' }, answer);
  await person.tap({ role: 'checkbox' });
  assert((await person.see({ role: 'checkbox' })).on, 'a tap does not check the box');
  await person.tap({ role: 'button', name: 'Criar conta' });
  await person.arrive(/^\/m\/home$/);
  await closeAnnouncements(person);
  await person.see(account);
  assert((await platform.balance('novato72')) >= 0, 'the platform does not know the member');
}

async function findGame(person: Person): Promise<void> {
  await person.open('/m/gameList?gameType=RNG');
  const card: Wanted = { role: 'link', within: { role: 'listitem', within: games } };
  const word = (await person.see(card)).text.split(' ')[0]!;
  await person.type({ role: 'searchbox', name: 'Buscar pelo nome' }, word);
  await person.arrive(new RegExp(`search=${encodeURIComponent(word)}`));
  await person.see(card, ({ text }) => text.includes(word));
  await person.seePictures();
}

async function play(person: Person, platform: Platform): Promise<void> {
  await signIn(person);
  const slots: Wanted = { role: 'tab', name: 'Slots' };
  await person.tap(slots);
  await person.see(slots, ({ on }) => on);
  await person.tap({ role: 'link', within: { role: 'listitem', at: 4, within: { role: 'tabpanel', name: 'Slots' } } });
  await person.arrive(/^\/m\/play/);
  // The game's page has said that it is ready, and that it has rules to show.
  await person.see({ role: 'button', name: 'Regras do jogo' });
  const [last] = await platform.ledger('marina');
  // No script of this page reaches into the frame: a finger does, where the button stands that spins.
  await person.touch(300, 466);
  await person.until('for a stake', async () => (await platform.ledger('marina')).some(({ id, kind }) => id > last!.id && kind === 'stake'));
  await person.tap({ role: 'button', name: 'Sair do jogo' });
  await person.arrive(/^\/m\/home/);
  await person.see(account);
}

async function deposit(person: Person, platform: Platform): Promise<void> {
  await signIn(person);
  const before = await platform.balance('marina');
  await person.tap({ role: 'link', name: 'Depósito' });
  await person.arrive(/^\/m\/voucherCenter$/);
  await person.tap({ role: 'button', within: { role: 'list', name: 'Valores rápidos' } });
  await person.tap({ role: 'button', name: 'Gerar código Pix' });
  await person.see({ role: 'textbox', name: 'Pix copia e cola' }, ({ value }) => value.startsWith('000201'));
  await person.see({ role: 'img', name: 'QR Code do Pix' });
  assert((await platform.balance('marina')) === before, 'an unpaid charge changed the balance');
}

async function lotteryHall(person: Person): Promise<void> {
  await signIn(person);
  await person.open('/m/lottery');
  const countdown: Wanted = { role: 'timer' };
  const { text } = await person.see(countdown);
  await person.see(countdown, (later) => later.text !== text);
  await person.seePictures();
  const favourite: Wanted = { role: 'button', name: { pattern: '^Favorita: ' } };
  await person.tap(favourite);
  await person.see(favourite, ({ on }) => on);
  await person.tap({ role: 'link', within: { role: 'listitem' } });
  await person.arrive(/^\/play\//);
  await person.see({ role: 'link', name: 'Voltar ao aplicativo' });
}

async function signOut(person: Person): Promise<void> {
  await signIn(person);
  await person.tap(account);
  await person.tap({ role: 'button', name: 'Sair da conta', within: { role: 'dialog', name: 'Sua conta' } });
  await person.tap({ role: 'button', name: 'Sair', within: { role: 'alertdialog', name: 'Sair da conta?' } });
  await person.arrive(/^\/m\/login$/);
  await person.see(member);
  assert(!(await person.ask(() => localStorage.getItem('session'))), 'the session stays in the storage');
}

/** Screens that a member can open. */
const memberScreens = names.filter((name) => !/^(login|register)$/.test(name) && existsSync(`src/app/screens/${name}`));

async function everyScreen(person: Person): Promise<void> {
  await signIn(person);
  const problems = new Set<string>();
  for (const name of memberScreens) {
    await person.open(paths[name]);
    await person.until(`for ${name} to fill`, () => person.ask(isFilled));
    await person.seePictures();
    for (const problem of await person.ask(layoutProblems)) problems.add(`${name}: ${problem}`);
  }
  assert(!problems.size, [...problems].join('\n  '));
}

export const journeys: readonly Journey[] = [
  { name: 'open home', go: openHome },
  { name: 'switch language', go: switchLanguage },
  { name: 'register', go: register },
  { name: 'sign in', go: signIn },
  { name: 'find a game', go: findGame },
  { name: 'play a round', go: play },
  { name: 'deposit', go: deposit },
  { name: 'lottery hall', go: lotteryHall },
  { name: 'sign out', go: signOut },
  { name: 'every screen', go: everyScreen },
];
