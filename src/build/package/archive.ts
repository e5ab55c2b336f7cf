import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes SHA256SUMS into a folder: `sha256sum -c SHA256SUMS` verifies the unpacked files. */
export function writeSums(folder: string): void {
  const names = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile()).toSorted();
  writeFileSync(join(folder, 'SHA256SUMS'), names.map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`).join(''));
}

/**
 * Packs a folder below `parent` into `<folder>.tar.gz` beside it, and its sum into `<folder>.tar.gz.sha256`.
 * Reproducible: order, time, owner and rights are fixed, so that the same files give the same bytes.
 */
export function pack(parent: string, folder: string, at: number): { file: string; bytes: number } {
  const tar = execFileSync('tar', ['--create', '--format=ustar', '--sort=name', `--mtime=@${at}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', folder], { cwd: parent, maxBuffer: 256 * 1024 * 1024 });
  const packed = gzipSync(tar, { level: 9 });
  const file = join(parent, `${folder}.tar.gz`);
  writeFileSync(file, packed);
  writeFileSync(`${file}.sha256`, `${sha256(packed)}  ${folder}.tar.gz\n`);
  return { file, bytes: packed.length };
}
