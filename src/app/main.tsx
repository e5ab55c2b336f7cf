// These rules are inlined into every drawn page.
import './theme/base.css';
import './theme/primitives.css';
import './theme/strong-contrast.css';
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
import { identifyMerchant, keepInvitation } from './features/merchant/merchant.ts';

/** A text field that is not empty: every one has a placeholder, if only a blank. */
const typedText = '[placeholder]:not(:placeholder-shown)';

/** Loads all that the first render needs; rejects if that fails. */
async function prepare(container: HTMLElement): Promise<void> {
  // Only Chromium before 73 and Safari before 12.1 download this.
  if (!Object.fromEntries) await import('./device/polyfills.ts');
  if (import.meta.env.MODE === 'measure') (await import('./runtime/scheduling/count-renders.ts')).countRenders();
  await yieldToMain();
  // The first access to storage waits for the disk: keep it out of the task that hydrates.
  localStore.get(storageKeys.session);
  await yieldToMain();
  const screen = screenOf(routeOf(location.pathname));
  // Both before hydration, which needs the drawn tree. If the screen's code fails to load, a tree with typed text stays
  // and the load is retried; any other is emptied, because the error view would be hydrated into its attributes.
  const again = () => (container.querySelector(typedText) ? reloadWhenOutdated().then(screen.preload) : void (container.textContent = ''));
  await Promise.all([startLanguage(pageLanguage(), ['shell']), screen.preload().catch(again)]);
  // Before the page's calls, whose answers would delay the menu on a weak phone. A link opens none.
  const tapped = earlyTapTarget();
  if (tapped && !('href' in tapped)) menus.side.load().catch(() => {});
  await yieldToMain();
  // The first translation initialises i18next, which costs a weak phone as much as part of the hydration.
  i18n.t('shell:header.menu', { name: '' });
  await yieldToMain();
}

/** Hydrates the page and starts the services that it needs. */
async function run(container: HTMLElement): Promise<void> {
  identifyMerchant();
  // Before the kept tap, which may lead to another address.
  keepInvitation();
  comingScreen.preload = (path) => {
    const route = routeOf(path);
    return Promise.all([screenOf(route).preload(), route.header === 'home' && memberHeader.load()]);
  };
  surviveTranslators();
  const { classList } = document.documentElement;
  // The page was drawn for another address, or for a member while a visitor is here.
  if (classList.contains(undrawn)) container.textContent = '';
  classList.remove(undrawn);
  // Pages for members are drawn as a member's, all others as a visitor's: hydration must find the same.
  const { session } = routeOf(location.pathname).access;
  if (session) resumeSession();
  if (container.firstChild) await hydrateInTasks(() => hydrateRoot(container, <App />));
  else createRoot(container).render(<App />);
  // Not sooner: a part must be rendered when its hydration task ends, or a kept tap on it is lost.
  scheduleRenders();
  await yieldToMain();
  // After hydration, which must not depend on who is logged in.
  if (!session) resumeSession();
  hydrated.value = true;
  await answerEarlyTap();
  await yieldToMain();
  startPlatform();
}

/** ms until a failed start is tried again; the drawn page stays meanwhile */
const nextTry = 3_000;

function start(): void {
  const container = document.getElementById('app')!;
  prepare(container).then(
    () => run(container),
    () => setTimeout(start, nextTry),
  );
}

start();
