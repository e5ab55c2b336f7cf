import { spawnSync } from 'node:child_process';

/** ms that one of these commands may take */
const patience = 10 * 60_000;

/** Installs packages of Debian; false where that cannot be done, as for who is not root. */
export const installDebian = (...packages: string[]): boolean =>
  [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every((given) => spawnSync('apt-get', given, { timeout: patience }).status === 0);
