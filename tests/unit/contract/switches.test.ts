import { expect, test } from 'vitest';
import { settings } from '../../../src/contract/endpoints/platform.ts';
import { read } from '../../../src/contract/shape.ts';
import { settingsOfSwitches, switchesAtFirst, switchesOfSettings, switchNames, type Switches } from '../../../src/contract/switches.ts';

const other = Object.fromEntries(
  switchNames.map((name) => [name, { true: false, false: true, new: 'base', show: 'feed' }[String(switchesAtFirst[name])]]),
) as unknown as Switches;

test.each([['at their defaults', switchesAtFirst], ['turned', other]])('all switches %s survive the way through the settings', (_, values) => {
  const carried = settingsOfSwitches(values);
  expect(switchesOfSettings(carried)).toEqual(values);
  // The phone reads them all.
  const whole = { customerService: {}, imageCDNs: [], resources: [], contacts: {}, ...carried };
  expect(switchesOfSettings(read(settings.value, JSON.parse(JSON.stringify(whole))))).toEqual(values);
});

test('settings that lack switches, or have values of another time, have them at their defaults', () => {
  expect(switchesOfSettings({})).toEqual(switchesAtFirst);
  expect(switchesOfSettings({ jackpot: 'counted' as 'show' })).toEqual(switchesAtFirst);
});
