import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** A release of the package chrome-aws-lambda, which contains an old Chromium compressed by brotli. */
export interface OldRelease {
  release: string;
  /** SHA-512 of the reviewed package, base64 */
  digest: string;
  /** path of the browser in the package */
  file: string;
}

/** The oldest supported engine, and one between it and today's. */
export const oldReleases = {
  72: { release: '1.11.2', digest: 'BpR7qYNkPZlMQGZI3/edrPT4Rx9Hd/Z+YV3dQ5ujfWj01r27pYYOoOmMd2w3mkmFeHF7nzFlksM/urKnfICwDQ==', file: 'package/bin/chromium-72.0.3617.0.br' },
  83: { release: '3.1.1', digest: 'ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==', file: 'package/bin/chromium.br' },
} satisfies Record<number, OldRelease>;

const cache = '.cache/devices';

function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** The path of an old Chromium, cached between runs. Rejects when the package cannot be downloaded or has another digest. */
export async function getOldChromium({ release, digest, file }: OldRelease): Promise<string> {
  const browser = `${cache}/chromium-of-${release}`;
  if (existsSync(browser)) return browser;
  console.log(`Getting chrome-aws-lambda@${release} from npm, for its Chromium.`);
  const folder = `${cache}/${release}`;
  mkdirSync(folder, { recursive: true });
  const packed = `${folder}/chrome-aws-lambda-${release}.tgz`;
  run('npm', ['pack', `chrome-aws-lambda@${release}`, '--silent', '--pack-destination', folder]);
  if (createHash('sha512').update(readFileSync(packed)).digest('base64') !== digest) throw new Error(`chrome-aws-lambda@${release} has another digest than the reviewed package`);
  run('tar', ['-xzf', packed, '-C', folder, file]);
  await pipeline(createReadStream(`${folder}/${file}`), createBrotliDecompress(), createWriteStream(`${folder}/browser`, { mode: 0o755 }));
  renameSync(`${folder}/browser`, browser);
  rmSync(folder, { recursive: true });
  return browser;
}
