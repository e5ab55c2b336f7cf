import { spawnSync } from 'node:child_process';

/** ms that one of these commands may take */
const patience = 10 * 60_000;

const apt = (...given: string[]): boolean => spawnSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...given], { timeout: patience }).status === 0;

/** Installs packages of Debian; false where that cannot be done, as for who is not root. */
export function installDebian(...packages: string[]): boolean {
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // The lists of a machine may be there already.
  return install() || (apt('update') && install());
}
