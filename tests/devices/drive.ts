import { writeFileSync } from 'node:fs';
import type { Platform } from '../e2e/platform.ts';
import type { Engine } from './browser.ts';
import { beAdult } from './journeys.ts';
import type { Journey } from './journeys.ts';
import { personWith } from './person.ts';

/** Where a journey goes: an edge, the platform behind it, and the folder for a picture of what went wrong. */
export interface Route {
  address: string;
  platform: Platform;
  pictures: string;
}

/** One journey on a platform's first day: what went wrong, or nothing. */
export async function drive(engine: Engine, { address, platform, pictures }: Route, journey: Journey): Promise<string | undefined> {
  await platform.reset();
  const browser = await engine.open();
  try {
    const person = personWith(browser, address);
    await beAdult(person);
    await journey.go(person, platform);
    // Engines that tell nothing by themselves tell it with the answer to this.
    await person.ask(() => true);
    return browser.complaints().join('\n  ') || undefined;
  } catch (error) {
    const picture = `${pictures}/${engine.name} ${engine.version} ${journey.name}.png`.replaceAll(' ', '-');
    const taken = await browser.picture().catch(() => '');
    writeFileSync(picture, taken, 'base64');
    return [(error as Error).message, ...browser.complaints(), `picture: ${picture}`].join('\n  ');
  } finally {
    await browser.close();
  }
}
