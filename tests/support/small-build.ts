import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { slots } from '../../src/build/page-files.ts';
import type { PageFiles } from '../../src/build/page-files.ts';

/** The only script of the small build, at /assets/app-1.js. */
export const smallScript = 'export const answer = 42;'.repeat(40);

const html = (language: string, name: string) =>
  `<html><title>${name} ${language} · ${slots.merchant}</title>${slots.merchantHead}${slots.preload}` +
  `<script type="application/json">${slots.pageData}</script><div>${name === 'home' ? slots.banner : slots.picture}</div></html>`;

const paths: PageFiles['paths'] = { '/': 'home', '/m/home': 'home', '/m/gameList': 'gameList', '/m/notice': 'notice' };

/** Writes a build of four pages in both languages and one script into a folder. */
export function writeSmallBuild(folder: string): void {
  const write = (name: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const pages: PageFiles['pages'] = {};
  for (const name of ['unknown', ...new Set(Object.values(paths))]) {
    for (const language of ['pt', 'en']) write(`pages/${language}/${name}.html`, html(language, name));
    const sources = { style: "'sha256-abc='", script: "'sha256-def='" };
    pages[name] = { pt: { file: `pages/pt/${name}.html`, ...sources }, en: { file: `pages/en/${name}.html`, ...sources } };
  }
  write('pages.json', JSON.stringify({ paths, pages } satisfies PageFiles));
  write('index.html', 'for plain static hosts');
  write('assets/app-1.js', smallScript);
  write('assets/app-1.js.br', brotliCompressSync(smallScript));
}
