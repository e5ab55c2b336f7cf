import { readFileSync } from 'node:fs';
import { calls, type CallName } from '../../../src/contract/calls.ts';
import { gameSamples } from './games.ts';
import { memberSamples } from './member.ts';
import { agencySamples, moneySamples } from './money.ts';
import { openSamples } from './open.ts';
import type { Sample, Samples } from './sample.ts';
import { askingScreen } from '../../support/asking-screen.ts';

const written: Partial<Samples> = { ...openSamples, ...gameSamples, ...memberSamples, ...moneySamples, ...agencySamples };

/** The sample of a read by one screen alone that asks for nothing but a page. */
function plainSample(name: CallName): Sample<never> | undefined {
  const { method, input } = calls.find((call) => call.name === name)!.endpoint;
  const needed = Object.entries(input.fields ?? {}).flatMap(([field, { mayBeMissing }]) => (mayBeMissing ? [] : [field]));
  const screen = method === 'GET' && needed.every((field) => field === 'pageNo') ? askingScreen(name) : undefined;
  if (!screen) return undefined;
  const { title } = JSON.parse(readFileSync(new URL(`../../../src/app/i18n/en/${screen}.json`, import.meta.url), 'utf8')) as { title: string };
  return { place: `the screen '${title}'`, input: () => (needed.length ? { pageNo: 1 } : {}) as never };
}

/** The sample of a call. Throws where there is none. */
export function sampleOf(name: CallName): Sample<never> {
  const sample = (written[name] as unknown as Sample<never> | undefined) ?? plainSample(name);
  if (!sample) throw new Error(`tests/gateway/samples does not say how ${name} is called`);
  return sample;
}
