import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invitation } from '../../../../../src/app/screens/register/invitation.ts';
import { keepInvitation } from '../../../../../src/app/features/merchant/merchant.ts';

const open = (address: string) => {
  history.replaceState(null, '', address);
  keepInvitation();
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/m/home');
});

afterEach(() => void vi.restoreAllMocks());

test.each([
  '/m/home?affiliateCode=AMIGO', '/?code=AMIGO', '/m?code=AMIGO', '/m/index.html?utm_source=x&code=AMIGO#top', '/m/register?code=AMIGO', '/register.html?affiliateCode=AMIGO',
  '/m/gameList?affiliateCode=AMIGO', '/m/home?AffiliateCode=AMIGO', '/m/home/?affiliateCode=AMIGO.', '/m/home?affiliateCode=AMIGO%2E', '/m/home?affiliateCode=%20AMIGO%20',
  '/m/home?affiliateCode=AMIGO,', '/m/home?affiliateCode=%22AMIGO%22', '/m/home?affiliateCode=(AMIGO)', '/m/home?affiliateCode=AMIGO%E2%80%8B', '/m/home?affiliateCode=AMIGO…',
  '/m/home?code=4%2F0AX4XfWh&affiliateCode=AMIGO', '/m/home?affiliateCode=&code=AMIGO', '/m/home?code=AMIGO&code=OUTRO',
])('%s brings an invitation, which the visit keeps', (address) => {
  open(address);
  open('/m/notice');
  expect(invitation()).toBe('AMIGO');
});

test.each(['/m/home', '/m/home?code=', '/m/home?code=4%2F0AX4XfWh', '/m/home?code=two%20words', '/m/gameList?code=AMIGO', `/m/home?code=${'A'.repeat(60)}`, '/m/home?code=....'])('%s brings none', (address) => {
  open(address);
  expect(invitation()).toBe('');
});

test('the newest invitation counts, and one in the address before the one that is kept', () => {
  open('/m/home?affiliateCode=AMIGO');
  open('/m/home?affiliateCode=OUTRO');
  expect(invitation()).toBe('OUTRO');
  history.replaceState(null, '', '/m/register?affiliateCode=MAIS');
  expect(invitation()).toBe('MAIS');
});

test('what another page calls a code takes no invitation\'s place', () => {
  open('/m/home?affiliateCode=AMIGO');
  open('/m/launchGame?playType=trad&code=ELOTT');
  expect(invitation()).toBe('AMIGO');
  open('/m/launchGame?code=ELOTT&affiliateCode=OUTRO');
  expect(invitation()).toBe('OUTRO');
});

test('a document that was left before its app ran has told its invitation; another site\'s has not', () => {
  open('/m/home?affiliateCode=ANTES');
  const comeFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  open('/m/register');
  comeFrom(`${location.origin}/m/home?affiliateCode=AMIGO`);
  expect(invitation()).toBe('AMIGO');
  for (const other of ['', `${location.origin}/m/notice`, `${location.origin}.example/?affiliateCode=X`, 'https://other.example/?affiliateCode=X']) {
    comeFrom(other);
    expect([other, invitation()]).toEqual([other, 'ANTES']);
  }
});

test('whatever an address holds is a code or nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => {
    sessionStorage.clear();
    open(`/m/home?affiliateCode=${encodeURIComponent(text)}`);
    expect(invitation()).toMatch(/^[\p{L}\w-]{0,40}$/u);
  }));
});
