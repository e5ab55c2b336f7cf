import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { row } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf } from '../../../support/sandbox-caller.ts';

test('a platform that is started again keeps its key and sessions, and is filled once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  const file = join(folder, 'deep', 'platform.sqlite');
  const first = await startSandbox({ file });
  const token = await tokenOf(first);
  first.close();
  const second = await startSandbox({ file });
  expect(second.publicKey).toBe(first.publicKey);
  expect(await second.call('/wps/wallet', { token })).toMatchObject({ success: true });
  expect(row(second.platform.database, "select count(*) as marinas from members where account = 'marina'")).toEqual({ marinas: 2 });
  second.close();
  rmSync(folder, { recursive: true });
});

test('customer-service links are decrypted by their last 8 characters', async () => {
  const phone = await startSandbox();
  const { value } = await phone.call('/wps/system/settings');
  const { chat } = (value as { customerService: Record<string, string> }).customerService;
  const key = chat!.slice(-8);
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null);
  const path = decipher.update(chat!.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8');
  expect((await phone.request(path)).status).toBe(200);
  phone.close();
});
