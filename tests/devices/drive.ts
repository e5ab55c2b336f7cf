import { writeFileSync } from 'node:fs';
import type { Platform } from '../e2e/platform.ts';
import type { Browser, Engine } from './browser.ts';
import { confirmAge, type Journey } from './journeys.ts';
import { personWith } from './person.ts';

/** The target of a journey: an edge, its platform, and the folder for screenshots of failures. */
export interface Route {
  address: string;
  platform: Platform;
  pictures: string;
}

/** Runs one journey on a reset platform; gives the failure or undefined. A browser that does not open is a failure too. */
export async function drive(engine: Engine, route: Route, journey: Journey): Promise<string | undefined> {
  try {
    await route.platform.reset();
    return await goIn(await engine.open(), engine, route, journey);
  } catch (error) {
    return (error as Error).message;
  }
}

async function goIn(browser: Browser, engine: Engine, { address, platform, pictures }: Route, journey: Journey): Promise<string | undefined> {
  try {
    const person = personWith(browser, address);
    await confirmAge(person);
    await journey.go(person, platform);
    // WebKit reports console errors only with the answer to a call.
    await person.ask(() => true);
    return browser.complaints().filter((complaint) => !journey.tolerated?.test(complaint)).join('\n  ') || undefined;
  } catch (error) {
    const picture = `${pictures}/${engine.name} ${engine.version} ${journey.name}.png`.replaceAll(' ', '-');
    const taken = await browser.picture().catch(() => '');
    writeFileSync(picture, taken, 'base64');
    return [(error as Error).message, ...browser.complaints(), `picture: ${picture}`].join('\n  ');
  } finally {
    await browser.close();
  }
}
