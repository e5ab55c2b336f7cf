import { setTimeout as wait } from 'node:timers/promises';
import { centreOf, onBarePhone, openOn, tapAt, until, withoutPopup, type BarePhone } from '../bare-phone.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { repeatUndisturbed } from '../repeat.ts';
import { stillHtml } from '../still-page.ts';

const slower = 6;
const goal = { most: 80 };
/** Waits in ms: until a page has finished loading, and until an interaction has ended. */
const settling = 6_000;
const answered = 1_500;
/** Wait until a scroll has ended, in ms. */
const scrolled = 500;
/** Time between two letters, in ms. */
const typing = 120;

interface Interaction {
  name: string;
  path: string;
  /** selector of the tapped control */
  target: string;
  /** an expression whose value the interaction changes */
  outcome: string;
  act(phone: BarePhone, at: { x: number; y: number }): Promise<void>;
}

const home = '/m/home';
const list = '/m/gameList?gameType=RNG';

async function type(phone: BarePhone): Promise<void> {
  await phone.evaluate(`document.querySelector('[type=search]').focus()`);
  for (const text of 'tigre') {
    await phone.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
    await phone.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await wait(typing);
  }
}

async function swipe(phone: BarePhone, { y }: { y: number }): Promise<void> {
  const touch = (kind: string, ...touchPoints: object[]) => phone.send('Input.dispatchTouchEvent', { type: kind, touchPoints });
  await touch('touchStart', { x: 300, y });
  for (let x = 280; x >= 80; x -= 20) await touch('touchMove', { x, y });
  await touch('touchEnd');
}

const interactions: readonly Interaction[] = [
  { name: 'opening the side menu', path: home, target: '.header-brand', outcome: `document.querySelectorAll('.side-menu').length`, act: tapAt },
  { name: 'opening a drawer of filters', path: list, target: '.game-list-filter', outcome: `document.querySelectorAll('.filter-drawer').length`, act: tapAt },
  { name: 'switching the category', path: home, target: '#chip-RNG', outcome: `document.querySelector('[role=tab][aria-selected=true]').id`, act: tapAt },
  { name: 'typing in search', path: list, target: '[type=search]', outcome: `document.querySelector('[type=search]').value`, act: type },
  { name: 'swiping the carousel', path: home, target: '.carousel-viewport', outcome: `document.querySelector('.carousel-mark').style.transform`, act: swipe },
  { name: 'opening a popup', path: home, target: '.matches .carousel-viewport', outcome: `document.querySelectorAll('.match-popup').length`, act: tapAt },
];

/** Records the longest event up to its next paint, in ms; 16 where the browser reports none. */
const watch = `window.longest = 16; new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) longest = Math.max(longest, duration) }).observe({ type: 'event', durationThreshold: 16 })`;

/** Opens a page of the app and scrolls to the target. */
async function openApp(phone: BarePhone, address: string, { path, target }: Interaction): Promise<void> {
  await withoutPopup(phone);
  await openOn(phone, address + path);
  // Sections below the fold load when they come near the viewport.
  await until(phone, `(scrollTo(0, document.querySelector('${target}') ? scrollY : scrollY + 300), document.querySelector('${target}') && document.querySelector('.game-card-open'))`);
}

/** A page with one button, whose text changes when it is tapped. */
const openBare = (phone: BarePhone): Promise<void> =>
  phone.evaluate(`(document.body.innerHTML = '<button style="width:200px;height:80px">0</button>', document.querySelector('button').onclick = ({ target }) => void (target.textContent = '1'), undefined)`);

/** The elements and styles of home as the app has rendered them, without a script but for the button's listener and one of touches, as every page of the app has. */
async function openStatic(phone: BarePhone, address: string, interaction: Interaction): Promise<void> {
  await openApp(phone, address, interaction);
  await wait(settling);
  const html = await phone.evaluate<string>(stillHtml);
  await phone.send('Page.setBypassCSP', { enabled: true });
  await openOn(phone, `${address}/robots.txt`);
  await phone.evaluate(`(document.write(${JSON.stringify(html)}), document.close(), window.ontouchstart = () => {}, document.querySelector('${interaction.target}').onclick = ({ currentTarget }) => void (currentTarget.style.background = 'gray'), undefined)`);
}

const latency = (address: string, interaction: Interaction, open = openApp): Promise<number> =>
  onBarePhone(address, async (phone) => {
    await open(phone, address, interaction);
    await wait(settling);
    const at = await centreOf(phone, interaction.target);
    await wait(scrolled);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await phone.evaluate(watch);
    const before = await phone.evaluate<unknown>(interaction.outcome);
    await interaction.act(phone, at);
    await wait(answered);
    if ((await phone.evaluate<unknown>(interaction.outcome)) === before) throw new Error(`${interaction.name}: had no effect`);
    return phone.evaluate<number>('longest');
  });

/** Time from each kind of interaction to the next paint, on a processor slowed six times. */
export async function measure({ runs, edgeOf }: Context): Promise<Figure[]> {
  const { address } = await edgeOf('shipped');
  const bare: Interaction = { name: 'tapping the one button of an empty page', path: '', target: 'button', outcome: 'document.body.textContent', act: tapAt };
  const floor = figureOf(bare.name, 'ms', await repeatUndisturbed(runs, () => latency(address, bare, openBare)), { note: 'the least that this browser takes here, without a framework and without a page' });
  const staticHome: Interaction = { ...interactions[0]!, name: "tapping the side menu's button on home without its scripts", outcome: `document.querySelector('.header-brand').style.background` };
  const page = figureOf(staticHome.name, 'ms', await repeatUndisturbed(runs, () => latency(address, staticHome, openStatic)), { note: 'the same elements and styles, and one listener that changes the background: the least that a page like this takes' });
  const figures = [floor, page];
  for (const interaction of interactions) {
    figures.push(
      figureOf(interaction.name, 'ms', await repeatUndisturbed(runs, () => latency(address, interaction)), {
        goal,
        note: 'the slowest event of it until the next paint; the browser counts in steps of 8 ms',
        cause: `an empty page with one button takes ${floor.value} ms here, home without its scripts ${page.value}: the hit test, style, layers and paint of a full page`,
      }),
    );
  }
  return figures;
}
