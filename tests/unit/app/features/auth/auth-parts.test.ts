import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldsAsked, registerMethods, registrationFields } from '../../../../../src/contract/registration.ts';
import { flags } from '../../../../../src/contract/flags.ts';
import { isOwnApp } from '../../../../../src/app/device/hosts.ts';
import { registerMethod } from '../../../../../src/app/screens/register/register-method.ts';
import { decryptLink } from '../../../../../src/app/features/merchant/decrypt-link.ts';
import { searchCountries } from '../../../../../src/app/features/auth/dialing-code/countries.ts';
import { clearSessionPassword, sessionPassword, setSessionPassword } from '../../../../../src/app/features/auth/session-password.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { dialingCodes } from '../../../../../src/sandbox/accounts/dialing-codes.ts';

const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
const countries = Object.entries(dialingCodes).map(([code, digits]) => ({ code, name: names.of(code)!, dialingCode: `+${digits}` }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the search for a country', () => {
  test.each([['sao tome', 'ST'], ['TOME', 'ST'], ['brasil', 'BR'], ['+55', 'BR'], ['351', 'PT'], ['pt', 'PT'], ['  Estados ', 'US']])('%s finds %s', (sought, code) => {
    expect(searchCountries(countries, sought).map((country) => country.code)).toContain(code);
  });

  test('finds every country by its name, its code and its dialling code, and never throws', () => {
    for (const country of countries) for (const sought of [country.name, country.code, country.dialingCode]) expect(searchCountries(countries, sought)).toContain(country);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (sought) => searchCountries(countries, sought).length <= countries.length));
  });

  test('nothing sought leaves all, nonsense none', () => {
    expect(searchCountries(countries, ' ')).toHaveLength(countries.length);
    expect(searchCountries(countries, 'xyzzy')).toHaveLength(0);
  });
});

describe('a sealed link of customer service', () => {
  const seal = (link: string, key: string) => {
    const bytes = Buffer.from(key);
    const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
    return Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]).toString('base64') + key;
  };

  test.each(['https://chat.example/leve?x=1', '/sandbox/support?merchant=leve', 'mailto:oi@leve.example', 'tel:+5511912345678'])('opens %s', (link) => {
    expect(decryptLink(seal(link, '804e6526'))).toBe(link);
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', 'nonsense', ''])('gives no address for %s', (link) => {
    expect(decryptLink(seal(link, '804e6526'))).toBeUndefined();
  });

  test('whatever the platform sends, it does not throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), (sealed) => [undefined, 'string'].includes(typeof decryptLink(sealed) === 'string' ? 'string' : undefined)));
  });
});

describe('the password of this login', () => {
  test('is given back, whatever it is made of, and does not stand there as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4, maxLength: 100 }), (password) => {
        setSessionPassword(password);
        expect(sessionPassword()).toBe(password);
        expect(Object.values(sessionStorage).join('')).not.toContain(password);
      }),
    );
  });

  test('goes with the session, and when it is dropped', () => {
    setSessionPassword('segredo1');
    endSession();
    expect(sessionPassword()).toBeUndefined();
    setSessionPassword('segredo1');
    clearSessionPassword();
    expect(sessionPassword()).toBeUndefined();
  });
});

describe('from what one registers', () => {
  const agent = (userAgent: string) => vi.stubGlobal('navigator', { userAgent });
  test.each([
    ['Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36', 'APP'],
    ['Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FBAN/FB4A]', 'H5'],
    ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', 'H5'],
  ])('%s is %s', (userAgent, method) => {
    agent(userAgent);
    expect(registerMethod()).toBe(method);
    expect(registerMethods).toContain(registerMethod());
    expect(isOwnApp(userAgent)).toBe(method === 'APP');
    vi.unstubAllGlobals();
  });

  test('a web clip is marked by its flag', () => {
    localStorage.setItem('WEBCLIP', '1');
    expect(registerMethod()).toBe('WEBCLIP');
  });
});

test('whatever settings and flags are, what is asked has a way in', () => {
  const settings = fc.dictionary(fc.constantFrom(...registrationFields), fc.record({ enabled: fc.boolean(), required: fc.boolean() }));
  const whitelabel = fc.dictionary(fc.constantFrom(...flags), fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom('username' as const, 'mobile' as const), settings, whitelabel, (way, fields, on) => {
      expect(fieldsAsked(way, fields, on)[way === 'username' ? 'username' : 'mobileNum']).toEqual({ required: true });
    }),
  );
});
