import { chromium, type Page } from 'playwright';
import { routes } from '../../src/app/routes.ts';
import { getTestBrowser } from '../../tests/browser/get.ts';
import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { onPhone, openHome, signIn, type Phone } from '../phone.ts';

const home = '/m/home';
/** Screens that leave the app or need a query. */
const excluded = /^\/m\/(launchGame|p|play|maintenance|errorIP|errorService)$/;
/** Time on each screen, in ms. */
const stay = 400;

/** The first path of every screen. */
function screens(): string[] {
  return routes.map(({ paths }) => paths[0]!).filter((path) => !excluded.test(path));
}

/** Follows a link within the app. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const link = Object.assign(document.createElement('a'), { href: wanted });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForTimeout(stay);
}

async function counts({ page, tools, meter }: Phone) {
  await go(page, home);
  await page.waitForLoadState('networkidle');
  const heap = await meter.heap();
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { heap, nodes, listeners: jsEventListeners };
}

/** Growth of heap, nodes and listeners of a member's home from the first round through all screens to the last. */
export async function measure({ quick, edgeOf }: Context): Promise<Figure[]> {
  const time = quick ? 60_000 : 3 * 60_000;
  const paths = screens();
  const { address } = await edgeOf('shipped');
  // Without the JIT: its compiled code, over a megabyte, would count as heap.
  const browser = await chromium.launch({ executablePath: getTestBrowser(), args: ['--no-sandbox', '--js-flags=--jitless'] });
  const grown = await onPhone(browser, address, {}, async (phone) => {
    await signIn(phone.page);
    await openHome(phone.page);
    const round = async () => {
      for (const path of paths) await go(phone.page, path);
    };
    await round();
    const before = await counts(phone);
    let rounds = 0;
    for (const end = performance.now() + time; performance.now() < end; rounds++) await round();
    const after = await counts(phone);
    return { rounds, heap: (after.heap - before.heap) / 1_024, nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
  }).finally(() => browser.close());
  const { rounds, heap, nodes, listeners } = grown;
  const note = `after ${rounds} rounds through ${paths.length} screens, against after the first; one run`;
  return [
    figureOf('heap grown by', 'KB', [heap], { goal: { most: 512 }, note: `${note}, without code that the engine compiles` }),
    figureOf('nodes grown by', '', [nodes], { goal: { most: 50 }, note }),
    figureOf('listeners grown by', '', [listeners], { goal: { most: 10 }, note }),
  ];
}
