import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { sandboxMerchant } from '../../../../src/edge/merchants/sandbox-merchant.ts';
import { boxMerchants } from '../../../support/merchants.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';

const merchants = parseMerchants(readMerchantFolder('tests/fixtures/merchants')).map(sandboxMerchant);
const right = { username: 'marina', password: 'leve2026' };
const menu = '/wps/game/hot?isPlatform=2&language=pt&platform=html5';

test('the box has the merchants of the files, with the same members and games', async () => {
  const ready = await startSandbox();
  const phone = await startSandbox({ file: ':memory:', merchants, seed: 1, hasPast: false, clock: { now: () => Date.UTC(2026, 10, 20, 13) } });
  expect(await phone.logIn(right, { merchant: 'azul' })).toMatchObject({ success: true });
  expect(await phone.call('/wps/captcha', { merchant: 'azul-teste' })).toMatchObject({ success: true });
  expect(await phone.call('/wps/captcha', { merchant: 'leve' })).toMatchObject({ success: false });
  const { value: games } = await phone.call(menu, { merchant: 'azul' });
  expect(games).not.toHaveLength(0);
  expect(games).toEqual((await ready.call(menu)).value);
  const { value } = await phone.call('/wps/system/settings', { merchant: 'rosa' });
  expect(value).toMatchObject({ imageCDNs: ['/cdn'], mobileTemplate: { mem_cen: 'new', dep_func: 'new' }, contacts: { WHATSAPP: { url: 'https://wa.me/5511900000000' } } });
  expect(await (await phone.request('/sandbox/front.css?merchant=rosa')).text()).toContain('--ground:#fbf4f6');
  expect(await (await phone.request('/sandbox/downloads/azul.svg')).text()).toContain('#6fd3ff');
  ready.close();
  phone.close();
});

test('a platform with older data gets merchants that were added since', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  const file = join(folder, 'platform.sqlite');
  (await startSandbox({ file })).close();
  const phone = await startSandbox({ file, merchants: [{ ...boxMerchants[0]!, name: 'Leve Nova' }, ...merchants] });
  expect(await phone.logIn(right)).toMatchObject({ success: true });
  expect(await phone.call('/wps/system/settings', { merchant: 'azul' })).toMatchObject({ success: true });
  expect(await (await phone.request('/sandbox/support?merchant=leve')).text()).toContain('Leve Nova');
  phone.close();
  rmSync(folder, { recursive: true });
});
