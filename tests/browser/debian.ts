import { spawnSync } from 'node:child_process';

/** Limit of one command, in ms. */
const timeoutMs = 10 * 60_000;

const apt = (...args: string[]): boolean => spawnSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args], { timeout: timeoutMs }).status === 0;

/** Installs Debian packages; false where that fails, as without root. */
export function installDebian(...packages: string[]): boolean {
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // The package lists may be up to date already.
  return install() || (apt('update') && install());
}
