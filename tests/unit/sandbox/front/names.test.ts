import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from '../../../../src/sandbox/front/page.ts';
import { webClip } from '../../../../src/sandbox/front/profile.ts';
import type { Merchant } from '../../../../src/sandbox/settings/merchants.ts';

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A sign that would begin a tag or an entity of its own. */
const raw = /[<>"]|&(?!(?:lt|gt|quot|amp);)/;

test.each(['Zé & Cia', 'A "B" <C>', '&lt;', '</string><key>x', "D'Ávila"])('the name %s stands whole and escaped in the profile and on the pages of the box', async (name) => {
  const labels = [...webClip('azul', name, 'https://azul.example/m/home?a=1&b=2').matchAll(/<key>(?:Label|PayloadDisplayName)<\/key><string>(.*?)<\/string>/g)].map(([, text]) => text!);
  expect(labels.map(plain)).toEqual([name, name]);
  const html = await page(new Request('http://edge/sandbox/support'), { code: 'azul', name } as Merchant, 'Suporte', '').text();
  const [, title] = /<title>Suporte · (.*?)<\/title>/.exec(html)!;
  const [, alt] = /alt="(.*?)"/.exec(html)!;
  for (const text of [...labels, title!, alt!]) expect(text).not.toMatch(raw);
  expect([title!, alt!].map(plain)).toEqual([name, name]);
});

test('no name breaks the profile', () => {
  fc.assert(fc.property(fc.string(), (name) => {
    const clip = webClip('azul', name, 'https://azul.example/m/home');
    expect(plain(/<key>Label<\/key><string>([^<]*)<\/string>/.exec(clip)![1]!)).toBe(name);
    expect(clip.match(/</g)).toHaveLength(webClip('azul', '', 'https://azul.example/m/home').match(/</g)!.length);
  }));
});
