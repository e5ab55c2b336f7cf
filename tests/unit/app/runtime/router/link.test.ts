import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf } from '../../../../../src/contract/address.ts';
import { helpTo, linkOf, linkTo } from '../../../../../src/app/runtime/router/link.ts';

const { origin, host } = location;

test.each([
  ['/m/lottery', 'page', '/m/lottery'],
  ['/m/gameList?gameType=RNG', 'page', '/m/gameList?gameType=RNG'],
  ['/', 'page', '/'],
  [' /m/notice\r\n', 'page', '/m/notice'],
  [`${origin}/m/rewardCenter?x=1`, 'page', '/m/rewardCenter?x=1'],
  [`${host.includes(':') ? origin : `//${host}`}/m/notice`, 'page', '/m/notice'],
  ['/cdn/rules.pdf', 'file', '/cdn/rules.pdf'],
  ['/cdn/regras do jogo.pdf', 'file', '/cdn/regras do jogo.pdf'],
  ['/play/x', 'file', '/play/x'],
  ['/m/no-such-page', 'file', '/m/no-such-page'],
  [`${origin}/cdn/rules.pdf`, 'file', '/cdn/rules.pdf'],
  ['https://example.com', 'outside', 'https://example.com'],
  ['HTTPS://Example.com/x?y#z', 'outside', 'HTTPS://Example.com/x?y#z'],
  ['http://jogadoresanonimos.com.br', 'outside', 'http://jogadoresanonimos.com.br'],
  ['www.example.com', 'outside', 'https://www.example.com'],
  ['t.me/group', 'outside', 'https://t.me/group'],
  ['wa.me/5511987654321?text=oi', 'outside', 'https://wa.me/5511987654321?text=oi'],
  ['example.com.br:8443/x', 'outside', 'https://example.com.br:8443/x'],
  ['www.apostas-é-bom.com.br', 'outside', 'https://www.apostas-é-bom.com.br'],
  ['www.example.com/rules.pdf', 'outside', 'https://www.example.com/rules.pdf'],
  ['//cdn.example.com/x', 'outside', 'https://cdn.example.com/x'],
  ['\u200bhttps://example.com\u200b', 'outside', 'https://example.com'],
  ['tel:188', 'phone', 'tel:188'],
  ['mailto:oi@leve.example', 'phone', 'mailto:oi@leve.example'],
  ['oi@leve.example', 'phone', 'mailto:oi@leve.example'],
  ['sms:+5511987654321?body=oi', 'phone', 'sms:+5511987654321?body=oi'],
  ['whatsapp://send?phone=5511987654321', 'phone', 'whatsapp://send?phone=5511987654321'],
  ['tg://resolve?domain=leve', 'phone', 'tg://resolve?domain=leve'],
])('%j is a link: %s', (written, kind, href) => {
  expect(linkOf(written)).toEqual({ kind, href });
});

test.each([
  '', ' ', '#', '#top', '?x=1', 'm/lottery', 'rules.pdf', 'nonsense', 'clique aqui', 'e.g', '1.5', '10.00',
  'javascript:alert(1)', ' javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>1</script>', 'vbscript:x', 'blob:https://example.com/1', 'file:///etc/passwd', 'about:blank', 'view-source:https://example.com',
  'intent://send#Intent;scheme=whatsapp;end', 'android-app://com.x', 'content://x', 'ms-settings:x', 'unknown://x',
  'https:/host', 'https:host', 'https://', 'https:///host', 'https:\\\\host', '/\\host', '/\t/host', '/\thost', '\\\\host', '///host',
  'https://leve.example@evil.example/', 'https://user:word@evil.example', 'https://exa\u202emple.com', 'https://exam\tple.com', 'https://[', 'tel:', 'whatsapp: ',
])('%j is no link', (written) => {
  expect(linkOf(written)).toBeUndefined();
});

test('whatever the platform writes, a link opens a web page or an app by a known scheme, and the browser reads the same address', () => {
  const part = fc.constantFrom('http', 'https', ':', '/', '//', '\\', '\t', '\n', '\0', ' ', '.', '@', '#', '?', 'javascript', 'data', 'evil.example', 'm', 'www', 'com', '\u200b', '\u202e', 'tel', '%09', '%2f');
  fc.assert(fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
    const link = linkOf(parts.join(''));
    if (!link) return;
    const url = new URL(link.href, location.href);
    expect(url.protocol).toMatch(/^(https?|tel|mailto|sms|smsto|whatsapp|tg|viber|line|skype|fb-messenger|instagram):$/);
    if (link.kind === 'page' || link.kind === 'file') expect(url.origin).toBe(origin);
    expect(addressOf(link.href)).toBe(link.href);
  }), { numRuns: 5_000 });
});

test('the router follows pages; the browser follows files in this tab, and other sites beside', () => {
  expect(linkTo({ kind: 'page', href: '' })).toEqual({});
  expect(linkTo({ kind: 'file', href: '' })).toEqual({ target: '_top' });
  expect(linkTo({ kind: 'outside', href: '' })).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  expect(linkTo({ kind: 'phone', href: '' })).toEqual({});
  expect([helpTo('/sandbox/support').target, helpTo('https://t.me/x').target, helpTo('tel:188').target]).toEqual(['_blank', '_blank', undefined]);
});
