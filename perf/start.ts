import type { BarePhone } from './bare-phone.ts';
import { spentIn, type Spent } from './spent.ts';

/** ms of the processor so far, on a phone whose `Performance` is enabled with `threadTicks`. */
export const spentOn = async (phone: BarePhone): Promise<Spent> => spentIn(await phone.send('Performance.getMetrics'));

/** ms for which a page may keep the measurement waiting */
const timeoutMs = 120_000;

/** Resolves in the task in which `ready` comes to hold: a question asked from outside comes up to 100 ms late, and the idle work until then would count. */
const whenReady = (ready: string) => `new Promise((resolve) => {
  const check = () => (${ready}) && (watch.disconnect(), resolve(true));
  const watch = new MutationObserver(check);
  watch.observe(document, { childList: true, subtree: true });
  setTimeout(resolve, ${timeoutMs}, false);
  check();
})`;

/** Opens an address; ms of the processor until the expression `ready` holds in the page. */
export async function startOf(phone: BarePhone, address: string, ready: string): Promise<Spent> {
  await phone.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await spentOn(phone);
  await phone.send('Page.navigate', { url: address });
  if (!(await phone.evaluate<boolean>(whenReady(ready)))) throw new Error(`the page was left, or timed out, before ${ready}`);
  const started = await spentOn(phone);
  return { scripts: started.scripts - before.scripts, tasks: started.tasks - before.tasks };
}

/** The first games of home stand. */
export const homeReady = "document.querySelector('[role=tabpanel] .game-card-open')";
