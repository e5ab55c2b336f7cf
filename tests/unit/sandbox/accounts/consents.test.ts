import { afterEach, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const termsOf = async (token: string): Promise<string | undefined> => ((await phone.call('/wps/member/info', { token })).value as { terms?: string }).terms;

test('a registration agrees to the version that it names, and a member to each that comes; all are kept', async () => {
  const { value } = await phone.register({ username: 'joana', password: 'segredo1', confirmPassword: 'segredo1', terms: '1' });
  const { token } = value as { token: string };
  expect(await termsOf(token)).toBe('1');
  expect(await phone.send('POST', '/wps/member/terms', { version: '2' }, { token })).toMatchObject({ success: true });
  expect(await termsOf(token)).toBe('2');
  expect(rows(phone.platform.database, 'select version from consents order by rowid').map((one) => ({ ...one as object }))).toEqual([{ version: '1' }, { version: '2' }]);
});

test('who was here before is not asked; a version that is none is refused, and visitors too', async () => {
  const token = await tokenOf(phone);
  expect(await termsOf(token)).toBeUndefined();
  for (const version of [' ', 'x'.repeat(33)]) expect(await phone.send('POST', '/wps/member/terms', { version }, { token })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await phone.send('POST', '/wps/member/terms', { version: '1' })).toMatchObject({ errorCode: 'session.missing' });
});
