import { chromium } from 'playwright';
import { frameRuleOf } from '../../src/contract/game-frame.ts';
import { mostMessages, readGameMessage } from '../../src/contract/game-messages.ts';
import { getTestBrowser } from '../browser/get.ts';

/** ms for which the page is heard after each thing that it is told */
const listening = 8_000;
const pause = 1_500;

/** What a page said: ms after its start, and the message as it came. */
interface Said {
  at: number;
  data: unknown;
}

/** The app's place: a page of another origin with the frame that the app makes. */
const around = (address: string): string => {
  const { sandbox, allow, referrer } = frameRuleOf(address, 'https://app.example', [{ host: new URL(address).origin }])!;
  return `<!doctype html><iframe id="game" sandbox="${sandbox}" allow="${allow}" referrerpolicy="${referrer}" width="360" height="640"></iframe>
<script>const said = []; addEventListener('message', (event) => event.source === game.contentWindow && said.push({ at: Math.round(performance.now()), data: event.data }));</script>`;
};

/** Opens a game's page as the app frames it, tells it all that the app tells, and prints what it said. */
async function hear(address: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: getTestBrowser(), args: ['--disable-features=LocalNetworkAccessChecks'] });
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, ignoreHTTPSErrors: true });
  // A game under development may come from this machine.
  const app = `${new URL(address).protocol}//app.example/`;
  await page.route(app, (route) => route.fulfill({ contentType: 'text/html', body: around(address) }));
  await page.goto(app);
  await page.evaluate((url) => void ((document.querySelector('#game') as HTMLIFrameElement).src = url), address);
  await page.waitForTimeout(listening);
  const framed = page.frames().some((frame) => frame !== page.mainFrame() && /^https?:/.test(frame.url()));
  for (const name of ['hold', 'goOn', 'rules']) {
    await page.evaluate((leve) => (document.querySelector('#game') as HTMLIFrameElement).contentWindow!.postMessage({ leve }, '*'), name);
    await page.waitForTimeout(pause);
  }
  const said = await page.evaluate('said') as Said[];
  await browser.close();

  const read = said.map(({ at, data }) => ({ at, data, message: readGameMessage(data) }));
  for (const { at, data, message } of read) console.log(`${String(at).padStart(7)} ms  ${message ? message.name : 'not of the protocol'}  ${JSON.stringify(data)}`);
  const perSecond = Math.max(0, ...said.map(({ at }) => said.filter((other) => other.at >= at && other.at < at + 1_000).length));
  const ready = read.find(({ message }) => message?.name === 'ready');
  console.log(framed ? 'The page stands in the frame.' : 'The page does not stand in the frame: it forbids it, or did not come.');
  console.log(ready ? `It says ready after ${ready.at} ms${ready.message!.rules ? ', and shows its rules when asked' : ''}.` : 'It never says ready: do not list its host with "speaks".');
  if (perSecond > mostMessages) console.log(`It sends ${perSecond} messages in a second: the app hears ${mostMessages}.`);
  return framed && ready !== undefined && perSecond <= mostMessages;
}

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error('npm run test:frame -- https://games.vendor.example/launch?…');
  process.exitCode = 2;
} else if (!(await hear(address))) process.exitCode = 1;
