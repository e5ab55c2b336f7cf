// These rules are inlined into every drawn page.
import './theme/base.css';
import './theme/primitives.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, screenOf } from './app.tsx';
import { localStore, storageKeys } from './device/storage.ts';
import { reloadWhenOutdated } from './runtime/lazy/reload.ts';
import { answerEarlyTap, earlyTapTarget, hydrated } from './runtime/scheduling/hydration.tsx';
import { comingScreen } from './runtime/router/navigate.ts';
import { surviveTranslators } from './runtime/translated-texts.ts';
import { scheduleRenders, hydrateInTasks, yieldToMain } from './runtime/scheduling/tasks.ts';
import { i18n, startLanguage } from './i18n/index.ts';
import { pageLanguage } from './i18n/language.ts';
import { routeOf } from './routes.ts';
import { memberHeader } from './frame/header/header.tsx';
import { menus } from './frame/parts.ts';
import { startPlatform, resumeSession } from './start.ts';
import { undrawn } from '../contract/page.ts';
import { identifyMerchant } from './features/merchant/merchant.ts';

/** A field of text that is not empty: every one has a placeholder, if only a blank. */
const typedText = '[placeholder]:not(:placeholder-shown)';

/** Loads everything that the first render needs; rejects if that fails. */
async function prepare(container: HTMLElement): Promise<void> {
  // Only Chromium before 73 and Safari before 12.1 ever download this.
  if (!Object.fromEntries) await import('./device/polyfills.ts');
  if (import.meta.env.MODE === 'measure') (await import('./runtime/scheduling/count-renders.ts')).countRenders();
  await yieldToMain();
  // The first access to storage waits for the disk: not in the task that hydrates.
  localStore.get(storageKeys.session);
  await yieldToMain();
  const screen = screenOf(routeOf(location.pathname));
  // Both before hydration, which needs the drawn tree. If a screen's code fails to load, a tree with typed text stays
  // and the code is tried again; any other is removed: the error view would be hydrated into its attributes.
  const again = () => (container.querySelector(typedText) ? reloadWhenOutdated().then(screen.preload) : void (container.textContent = ''));
  await Promise.all([startLanguage(pageLanguage(), ['shell']), screen.preload().catch(again)]);
  // Before the page's calls, whose answers would delay the menu on a weak phone.
  if (earlyTapTarget()) menus.side.load().catch(() => {});
  await yieldToMain();
  // The first translation initialises i18next, which costs a weak phone as much as part of the hydration.
  i18n.t('shell:header.menu', { name: '' });
  await yieldToMain();
}

/** Hydrates the page and starts the services that it depends on. */
async function run(container: HTMLElement): Promise<void> {
  identifyMerchant();
  comingScreen.preload = (path) => {
    const route = routeOf(path);
    return Promise.all([screenOf(route).preload(), route.header === 'home' && memberHeader.load()]);
  };
  surviveTranslators();
  const { classList } = document.documentElement;
  // Drawn for another address than this, or for a member where a visitor is.
  if (classList.contains(undrawn)) container.textContent = '';
  classList.remove(undrawn);
  // A page for members is drawn as a member's, all others as a visitor's: neither must meet the other in hydration.
  const { session } = routeOf(location.pathname).access;
  if (session) resumeSession();
  if (container.firstChild) await hydrateInTasks(() => hydrateRoot(container, <App />));
  else createRoot(container).render(<App />);
  // Not sooner: a part must be rendered when its hydration task ends, or a kept tap on it is lost.
  scheduleRenders();
  await yieldToMain();
  // After hydration, which must not depend on the person.
  if (!session) resumeSession();
  hydrated.value = true;
  await answerEarlyTap();
  await yieldToMain();
  startPlatform();
}

/** ms until the strings are loaded again; the drawn page stays meanwhile */
const nextTry = 3_000;

function start(): void {
  const container = document.getElementById('app')!;
  prepare(container).then(
    () => run(container),
    () => setTimeout(start, nextTry),
  );
}

start();
