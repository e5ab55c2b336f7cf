import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../../../src/sandbox/catalogue/games.ts';
import { vendors } from '../../../../src/sandbox/catalogue/vendors.ts';
import { migrate } from '../../../../src/sandbox/store/migrate.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let folder: string;
let file: string;
let phone: Phone | undefined;

/** Data of the first release: a renamed game, a removed game, a switched-off vendor, and without flags that were added since. */
function writeOldData(): void {
  const database = new DatabaseSync(file);
  database.exec(readFileSync('tests/support/old-platform.sql', 'utf8'));
  database.close();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-'));
  file = join(folder, 'platform.sqlite');
});
afterEach(() => {
  phone?.close();
  phone = undefined;
  rmSync(folder, { recursive: true });
});

test('old data opens with its members and money, new flags at their defaults, and the current catalogue', async () => {
  writeOldData();
  phone = await startSandbox({ file });
  const token = await tokenOf(phone);
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ value: { sumBalance: 128_450 } });
  expect((await phone.call('/wps/system/settings')).value).toMatchObject({
    whitelabel: { RESPONSIBLE: true, FACEBOOKLOGIN3: false }, promotions: { MISSION: { enabled: true }, REFERRAL: { enabled: true } }, jackpot: 'show',
  });
  const { database } = phone.platform;
  const catalogue = games(1);
  expect(rows<{ name: string }>(database, 'select name_pt as name from games order by position').map(({ name }) => name)).toEqual(catalogue.map(({ name }) => name.pt));
  expect(rows(database, 'select code, available from vendors order by position')).toEqual(vendors.map(({ code }, index) => ({ code, available: Number(index !== 3) })));
  // The favourite of the existing game stays.
  expect(rows(database, 'select node_id as nodeId from favourites')).toEqual([{ nodeId: catalogue[0]!.nodeId }]);
  expect(rows(database, 'pragma foreign_key_check')).toEqual([]);
});

test('members of old data are who their registration or their first destination says', async () => {
  writeOldData();
  const old = new DatabaseSync(file);
  const idOf = (account: string) => Number(old.prepare('select id from members where merchant = ? and account = ?').get('leve', account)!.id);
  old.exec("insert into members (merchant, account, type, registered_at) values ('leve', 'zilda', 0, 0)");
  old.prepare("insert into member_details values (?1, 'idNumber', '390.533.447-05'), (?1, 'payeeName', 'Ana Lima')").run(idOf('zilda'));
  old.exec('delete from destinations');
  const put = old.prepare('insert into destinations (member_id, method, key_kind, bank, value, holder, cpf, added_at) values (?, ?, ?, ?, ?, ?, ?, 0)');
  put.run(idOf('agente'), 'BANK', null, '341', '1234 5678-9', 'Bia Reis', '86288366757');
  put.run(idOf('agente'), 'PIX', 'cpf', null, '39053344705', null, null);
  put.run(idOf('marina'), 'PIX', 'cpf', null, '86288366757', null, null);
  old.exec('delete from withdrawals');
  old.prepare(`insert into withdrawals (member_id, merchant, method, amount, fee, status, destination, pay_to, created_at, changed_at)
    values (?, 'leve', 'PIX', 100, 0, 'paid', '', '', 0, 0)`).run(idOf('marina'));
  old.close();
  phone = await startSandbox({ file });
  expect(rows(phone.platform.database, "select account, cpf, full_name as name, cpf_held as held from members where merchant = 'leve' and cpf is not null order by account")).toEqual([
    { account: 'agente', cpf: '86288366757', name: 'Bia Reis', held: 0 },
    { account: 'marina', cpf: '86288366757', name: null, held: 1 },
    { account: 'zilda', cpf: '39053344705', name: 'Ana Lima', held: 1 },
  ]);
});

test('a merchant\'s own settings stay when defaults are added', async () => {
  writeOldData();
  phone = await startSandbox({ file });
  phone.set({ switches: { RESPONSIBLE: false, MISSION: false } });
  phone.close();
  phone = await startSandbox({ file });
  expect((await phone.call('/wps/system/settings')).value).toMatchObject({ whitelabel: { RESPONSIBLE: false }, promotions: { MISSION: { enabled: false } } });
});

test('an edited migration, and data of a newer program, are refused', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, [['area', ['create table one (a integer)']]]);
  migrate(database, [['area', ['create table one (a integer)', 'create table two (a integer)']]]);
  expect(row(database, "select count(*) as tables from sqlite_schema where name in ('one', 'two')")).toEqual({ tables: 2 });
  expect(() => migrate(database, [['area', ['create table one (a text)', 'create table two (a integer)']]])).toThrow('migration area 1 was edited after this data had it');
  expect(() => migrate(database, [['area', ['create table one (a integer)']]])).toThrow('the data is newer than this program: it has had migration area 2');
});
