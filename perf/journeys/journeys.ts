import type { Wanted } from '../../tests/devices/in-page.ts';
import type { Moment } from './in-page.ts';
import type { JourneyPhone, Waits } from './phone.ts';

/** A visit of one person, who takes a fresh phone: its waits in turn. */
export interface Journey {
  name: string;
  moments: readonly Moment[];
  go(phone: JourneyPhone): Promise<Waits>;
}

const home = '/m/home';
const login = '/m/login';
const user: Wanted = { role: 'textbox', name: 'Usuário' };
const password: Wanted = { role: 'textbox', name: 'Senha' };
const submit: Wanted = { role: 'button', name: 'Entrar' };
/** A game's card: a link where it has an address, else a button. */
const card: Wanted = { role: 'listitem', within: { role: 'tabpanel' } };

async function signIn(phone: JourneyPhone): Promise<Waits> {
  await phone.type(user, 'marina');
  await phone.type(password, 'leve2026');
  return phone.until(['balance'], () => phone.tap(submit));
}

async function tapSlowly(phone: JourneyPhone, wanted: Wanted, moment: Moment): Promise<Waits> {
  await phone.approach(wanted);
  return phone.slowly(() => phone.until([moment], () => phone.tap(wanted)));
}

export const journeys: readonly Journey[] = [
  {
    name: 'home by its address',
    moments: ['cards', 'pictures'],
    go: (phone) => phone.slowly(() => phone.until(['cards', 'pictures'], () => phone.navigate(home))),
  },
  {
    name: 'a member comes back and deposits',
    moments: ['form', 'balance', 'deposit', 'code'],
    async go(phone) {
      await phone.open(home);
      const form = await tapSlowly(phone, { role: 'link', name: 'Entrar', within: { role: 'banner' } }, 'form');
      const balance = await phone.slowly(() => signIn(phone));
      await phone.rest();
      const deposit = await tapSlowly(phone, { role: 'link', name: 'Depósito' }, 'deposit');
      await phone.tap({ role: 'button', within: { role: 'list', name: 'Valores rápidos' } });
      return { ...form, ...balance, ...deposit, ...(await tapSlowly(phone, { role: 'button', name: 'Gerar código Pix' }, 'code')) };
    },
  },
  {
    name: 'a member plays',
    moments: ['game'],
    async go(phone) {
      await phone.navigate(login);
      await signIn(phone);
      await phone.rest();
      return tapSlowly(phone, card, 'game');
    },
  },
  {
    name: 'all games of a category',
    moments: ['list'],
    async go(phone) {
      await phone.open(home);
      return tapSlowly(phone, { role: 'link', name: { pattern: '^Ver tudo' }, within: { role: 'tabpanel' } }, 'list');
    },
  },
  {
    name: 'the lottery hall by its address',
    moments: ['countdown'],
    go: (phone) => phone.slowly(() => phone.until(['countdown'], () => phone.navigate('/m/lottery'))),
  },
  {
    name: 'home once more',
    moments: ['again'],
    async go(phone) {
      await phone.open(home);
      // The worker comes with the first touch.
      await phone.tap({ role: 'tab', name: 'Populares' });
      await phone.workerReady();
      // Where there is a network, the worker waits for it up to four seconds. The goal is that of the part `second-visit`.
      return phone.offline(() => phone.until(['again'], () => phone.navigate(home)));
    },
  },
];
