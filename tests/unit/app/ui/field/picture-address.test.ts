import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureAddress } from '../../../../../src/app/ui/field/captcha-field.tsx';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>3–1=ã</text></svg>';
const bytesOf = {
  png: Buffer.from('89504e470d0a1a0a0000000d49484452fbff', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  gif: Buffer.from('GIF89a\u0001', 'latin1'),
  webp: Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ', 'latin1'),
  avif: Buffer.from('\0\0\0\u001cftypavif', 'latin1'),
  bmp: Buffer.from('BM\u0010', 'latin1'),
};
const expected = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;

/** Ways in which platforms write the same bytes. */
const spellings: Record<string, (code: string) => string> = {
  'bare base64': (code) => code,
  'base64 with line breaks': (code) => ` ${code.replace(/(.{8})/g, '$1\r\n')}\n`,
  'base64 for addresses': (code) => code.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
  'base64 in quotes': (code) => `"${code}"`,
  'a data address': (code) => `data:image/png;base64,${code}`,
  'a data address in capitals': (code) => `DATA:IMAGE/PNG;BASE64,${code}`,
  'a data address with blanks': (code) => `\n data:image/jpg; base64 , ${code}`,
  'a data address without a type': (code) => `data:;base64,${code}`,
  'a data address of HTML': (code) => `data:text/html;base64,${code}`,
  'a data address with escapes': (code) => `data:image/png;base64,${encodeURIComponent(code)}`,
};

for (const [type, bytes] of Object.entries(bytesOf)) {
  test.each(Object.keys(spellings))(`${type} is known by its bytes, written as %s`, (name) => {
    expect(pictureAddress(spellings[name]!(bytes.toString('base64')))).toBe(expected(type, bytes));
  });
}

test.each([
  ['text', svg],
  ['text after a mark and a declaration', `\ufeff<?xml version="1.0"?>\n<!-- by <hand> -->\n${svg}`],
  ['an address of text', `data:image/svg+xml;utf8,${svg.replaceAll('#', '%23')}`],
  ['an escaped address', `data:image/svg+xml,${encodeURIComponent(svg)}`],
  ['base64', Buffer.from(svg).toString('base64')],
  ['base64 with capitals', `DATA:image/SVG+XML;BASE64,${Buffer.from(svg).toString('base64')}`],
])('a drawing comes as %s', (_, value) => {
  const address = pictureAddress(value)!;
  expect(address).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(Buffer.from(address.split(',')[1]!, 'base64').toString()).toContain('<text>3–1=ã</text>');
});

test('a drawing that names no space of its own is given one', () => {
  expect(Buffer.from(pictureAddress('<svg width="9"><path d="M0 0"/></svg>')!.split(',')[1]!, 'base64').toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width/);
});

test.each(['', 'x', 'AAAA', '<html><svg></svg></html>', '<script>alert(1)</script>', 'data:text/html,<b>no</b>', 'data:image/png;base64,####', '%', 'https://example.com/a.png'])('%s is no picture', (value) => {
  expect(pictureAddress(value)).toBeUndefined();
});

test('whatever comes, it is no error, and never anything but a picture', () => {
  fc.assert(fc.property(fc.string(), (value) => {
    expect(pictureAddress(value) ?? 'data:image/').toMatch(/^data:image\//);
  }));
});
