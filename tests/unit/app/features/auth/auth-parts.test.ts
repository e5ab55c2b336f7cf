import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPlatform } from '../../../../support/accounts-platform.ts';
import { fieldsAsked, registerMethods, registrationFields } from '../../../../../src/contract/registration.ts';
import { namesAt } from '../../../../../src/contract/switches.ts';
import { isOwnApp } from '../../../../../src/app/device/browser/browser.ts';
import { registerMethod } from '../../../../../src/app/screens/register/register-method.ts';
import { decryptLink } from '../../../../../src/app/features/merchant/decrypt-link.ts';
import { searchCountries } from '../../../../../src/app/features/auth/dialing-code/picker.tsx';
import { clearSessionPassword, sessionPassword, setSessionPassword } from '../../../../../src/app/features/auth/password/session-password.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { dialingCodes } from '../../../../../src/sandbox/accounts/dialing-codes.ts';

const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
const countries = Object.entries(dialingCodes).map(([code, digits]) => ({ code, name: names.of(code)!, dialingCode: `+${digits}` }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the search for a country', () => {
  test.each([['sao tome', 'ST'], ['TOME', 'ST'], ['brasil', 'BR'], ['+55', 'BR'], ['351', 'PT'], ['pt', 'PT'], ['  Estados ', 'US']])('%s finds %s', (query, code) => {
    expect(searchCountries(countries, query).map((country) => country.code)).toContain(code);
  });

  test('finds every country by its name, its code and its dialling code, and never throws', () => {
    for (const country of countries) for (const query of [country.name, country.code, country.dialingCode]) expect(searchCountries(countries, query)).toContain(country);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (query) => searchCountries(countries, query).length <= countries.length));
  });

  test('an empty query finds every country, nonsense finds none', () => {
    expect(searchCountries(countries, ' ')).toHaveLength(countries.length);
    expect(searchCountries(countries, 'xyzzy')).toHaveLength(0);
  });
});

describe('an encrypted link to customer service', () => {
  const seal = (link: string, key: string) => {
    const bytes = Buffer.from(key);
    const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
    return Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]).toString('base64') + key;
  };

  test.each(['https://chat.example/leve?x=1', '/sandbox/support?merchant=leve', 'mailto:oi@leve.example', 'tel:+5511912345678'])('opens %s', (link) => {
    expect(decryptLink(seal(link, '804e6526'))).toBe(link);
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '/\\evil.example', 'nonsense', ''])('gives no address for %s', (link) => {
    expect(decryptLink(seal(link, '804e6526'))).toBeUndefined();
  });

  test.each([64, 76])('opens with a line break at each %i signs and blanks around it', (width) => {
    const link = 'https://chat.example/leve?visitor=a-rather-long-name-that-fills-more-than-one-line-of-base64';
    const broken = seal(link, '804e6526').replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n');
    expect(broken).toContain('\r\n');
    for (const around of ['', ' ', '\n', '\u00a0', '\ufeff']) expect(decryptLink(around + broken + around)).toBe(link);
    // The break may fall into the key.
    const sealed = seal(link, '804e6526');
    expect(decryptLink(`${sealed.slice(0, -3)}\r\n${sealed.slice(-3)}`)).toBe(link);
  });

  test('any string of the platform decrypts without an exception', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), (sealed) => void decryptLink(sealed)));
  });
});

describe('the password of this session', () => {
  beforeEach(() => startPlatform(['HOLDPASSWORD'], {}));
  afterEach(() => void vi.unstubAllGlobals());

  test('is read back unchanged, whatever its characters, and is in no storage', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4, maxLength: 100 }), (password) => {
        setSessionPassword(password);
        expect(sessionPassword()).toBe(password);
        expect(Object.values(sessionStorage).join('')).not.toContain(password);
      }),
    );
  });

  test('is cleared when the session ends, and by clearSessionPassword', () => {
    setSessionPassword('segredo1');
    endSession();
    expect(sessionPassword()).toBeUndefined();
    setSessionPassword('segredo1');
    clearSessionPassword();
    expect(sessionPassword()).toBeUndefined();
  });
});

describe('the method of registration', () => {
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

  test('is WEBCLIP where the flag of a web clip is stored', () => {
    localStorage.setItem('WEBCLIP', '1');
    expect(registerMethod()).toBe('WEBCLIP');
  });
});

test('with any settings and flags, registration requires the username or the number of its tab', () => {
  const settings = fc.dictionary(fc.constantFrom(...registrationFields), fc.record({ enabled: fc.boolean(), required: fc.boolean() }));
  const whitelabel = fc.dictionary(fc.constantFrom(...namesAt('whitelabel')), fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom('username' as const, 'mobile' as const), settings, whitelabel, (way, fields, on) => {
      expect(fieldsAsked(way, fields, on)[way === 'username' ? 'username' : 'mobileNum']).toEqual({ required: true });
    }),
  );
});
