import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate for localhost that nobody vouches for, as nginx reads it: `privkey.pem` and `fullchain.pem` in `folder`. Throws where openssl makes none. */
export function writeCertificate(folder: string): void {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost,IP:127.0.0.1'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30', '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem'), ...names], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}
