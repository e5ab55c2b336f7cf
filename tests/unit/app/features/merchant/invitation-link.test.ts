import { afterEach, expect, test, vi } from 'vitest';

const settings = vi.hoisted(() => ({ value: undefined as { mainDomain?: string; paths?: Record<string, string> } | undefined }));
vi.mock('../../../../../src/app/features/merchant/merchant.ts', () => ({ settings }));

const { invitationLink } = await import('../../../../../src/app/features/merchant/invitation-link.ts');

afterEach(() => void (settings.value = undefined));

test('an invitation leads to the main domain of the merchant', () => {
  settings.value = { mainDomain: 'leve.example' };
  expect(invitationLink('AB12')).toBe('https://leve.example/m/register?affiliateCode=AB12');
});

test.each([undefined, {}, { mainDomain: '' }, { mainDomain: 'evil.example/x?' }, { mainDomain: 'javascript:alert(1)//' }])('without a valid main domain it leads to the origin of the page: %j', (known) => {
  settings.value = known;
  expect(invitationLink('AB12')).toBe(`${location.origin}/m/register?affiliateCode=AB12`);
});

test('the platform may name the page that an invitation opens, by a path alone', () => {
  settings.value = { mainDomain: 'leve.example', paths: { invite: '/convite' } };
  expect(invitationLink('AB12')).toBe('https://leve.example/convite?affiliateCode=AB12');
  for (const invite of ['', '//evil.example', 'https://evil.example', '/a?b=1', 'convite', '/a b', '/\\evil.example']) {
    settings.value = { paths: { invite } };
    expect(invitationLink('AB12'), invite).toBe(`${location.origin}/m/register?affiliateCode=AB12`);
  }
});
