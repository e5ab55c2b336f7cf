// @chunk entry
import './theme/index.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { localStore, storageKeys } from './device/storage.ts';
import { answerEarlyTap, answerMenuTap, earlyTapTarget } from './runtime/scheduling/early-tap.ts';
import { hydrated } from './runtime/scheduling/hydrated.ts';
import { scheduleRenders, hydrateInTasks, yieldToMain } from './runtime/scheduling/tasks.ts';
import { i18n, startLanguage, setLanguage } from './i18n/index.ts';
import { keptLanguage, language, pageLanguage } from './i18n/language.ts';
import { routeOf } from './routes.ts';
import { screenOf } from './screens.ts';
import { menus } from './frame/menus/menus.tsx';
import { startPlatform, resumeSession } from './start.ts';
import { identifyMerchant } from './features/merchant/merchant.ts';

async function start(): Promise<void> {
  const container = document.getElementById('app')!;
  // Only Chromium before 73 and Safari before 12.1 ever download this.
  if (!Object.fromEntries) await import('./device/polyfills.ts');
  if (import.meta.env.MODE === 'measure') (await import('./runtime/scheduling/count-renders.ts')).countRenders();
  await yieldToMain();
  // The first touch of the storage waits for the disk: not in the task that hydrates.
  localStore.get(storageKeys.session);
  await yieldToMain();
  const screen = screenOf(routeOf(location.pathname));
  // Both are in hand before hydration: it must meet the tree that was prerendered. Where a screen's code does not come,
  // that tree goes: the failure would be drawn in the clothes of what it replaces.
  await Promise.all([startLanguage(pageLanguage(), ['shell']), screen.preload().catch(() => (container.textContent = ''))]);
  // Before the requests of the page, behind whose answers a weak phone would keep its person waiting. Asked for again where it fails.
  if (earlyTapTarget()) menus.side.bring().catch(() => {});
  await yieldToMain();
  // What i18next does before its first sentence takes a weak phone as long as a good part of the hydration.
  i18n.t('shell:header.menu', { name: '' });
  await yieldToMain();
  identifyMerchant();
  if (container.firstChild) await hydrateInTasks(() => hydrateRoot(container, <App />), answerMenuTap);
  else createRoot(container).render(<App />);
  // Not sooner: a part that is hydrated must be there when its turn is over, or a tap that waited for it is lost.
  scheduleRenders();
  await yieldToMain();
  // After hydration, which must not yet know the person, the address's query or the merchant's flags.
  resumeSession();
  hydrated.value = true;
  await answerEarlyTap();
  await yieldToMain();
  startPlatform();
  await yieldToMain();
  const kept = keptLanguage();
  if (kept && kept !== language.peek()) await setLanguage(kept);
}

/** ms until the start is tried again, where its strings could not be had: the prerendered page stands meanwhile */
const again = 3_000;

function startOrRetry(): void {
  start().catch(() => setTimeout(startOrRetry, again));
}

startOrRetry();
