import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../../../src/app/routes.ts';
import { mayBeCounted } from '../../../../src/app/features/analytics/consent.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { findMerchants, parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { contentSecurityPolicy } from '../../../../src/edge/security.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const texts = { privacy: { pt: '# Privacidade\nContamos visitas.', en: '# Privacy\nWe count visits.' } };
const faultsOf = (analytics: object, more: object = { texts }) => findMerchants({ 'azul.json': { ...azul, ...more, analytics } }).faults.map((fault) => fault.slice('azul.json: '.length));
const merchantOf = (more: object) => createMerchants(parseMerchants({ 'azul.json': { ...azul, texts, ...more } }), () => 'a key').all[0]!;
const policyOf = (analytics?: object) => {
  const { page, analytics: wanted } = merchantOf(analytics ? { analytics } : {});
  return contentSecurityPolicy({ script: 's', style: 't' }, { ...page, ...(wanted && { analytics: wanted }) }).split(';');
};

test('who counts visits is one https address, and privacy is told of it', () => {
  expect(faultsOf({ beacon: 'https://stats.example/hit' })).toEqual([]);
  expect(faultsOf({ script: 'https://stats.example/js/script.js', data: { domain: 'azul.example' } })).toEqual([]);
  expect(faultsOf({ beacon: 'https://stats.example/hit' }, {})).toEqual(['analytics: needs a text privacy, which tells what is counted']);
  for (const beacon of ['http://stats.example/hit', 'javascript:alert(1)', 'https://a.example https://b.example', 'https://a:b@stats.example/', "https://stats.example/;script-src 'unsafe-inline'", '/hit']) expect(faultsOf({ beacon }), beacon).not.toEqual([]);
  expect(faultsOf({ beacon: 'https://a.example/', script: 'https://b.example/x.js' })).toHaveLength(1);
  expect(faultsOf({ script: 'https://b.example/x.js', data: { 'on error': 'x' } })).toHaveLength(1);
});

test('the policy opens that one host, for a script where it is one, and changes in nothing else', () => {
  const plain = policyOf();
  const changes = (analytics: object) => policyOf(analytics).filter((line) => !plain.includes(line));
  expect(changes({ beacon: 'https://stats.example/hit?x=1' })).toEqual(["connect-src 'self' https://stats.example"]);
  expect(changes({ script: 'https://stats.example/x.js' })).toEqual(["script-src 'self' s https://stats.example", "img-src 'self' data: https://stats.example", "connect-src 'self' https://stats.example"]);
  expect(plain.some((line) => line.startsWith('require-trusted-types'))).toBe(true);
  expect(policyOf({ beacon: 'https://stats.example/hit' }).some((line) => line.startsWith('require-trusted-types'))).toBe(true);
});

test('no page that asks for a secret, and none of money or data, may be counted', () => {
  const counted = routes.filter(mayBeCounted).map(({ name }) => name);
  for (const name of ['login', 'register', 'forget', 'changePassword', 'deposit', 'withdraw', 'transferUp', 'securityCenter', 'trial', 'betRecord', 'feedback', 'agent', 'play']) expect(counted).not.toContain(name);
  expect(counted).toEqual(expect.arrayContaining(['home', 'gameList', 'lottery', 'activity', 'ownText', 'service']));
});
