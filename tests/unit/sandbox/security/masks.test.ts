import { expect, test } from 'vitest';
import { maskedAccount, maskedEmail, maskedNumber, maskedPixKey } from '../../../../src/sandbox/security/masks.ts';

test.each([['11987654321', '(11) •••••-4321'], ['1133334444', '(11) •••••-4444'], ['912345678', '•••••5678'], ['4321', '•••••4321']])('of the number %s %s is shown', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown);
});

test.each([['marina@example.com', 'm•••a@example.com'], ['ana@example.com', 'a•••a@example.com'], ['jo@example.com', 'j•••@example.com'], ['j@example.com', 'j•••@example.com'], ['"a@b"@example.com', '"•••"@example.com']])('of the address %s %s is shown', (address, shown) => {
  expect(maskedEmail(address)).toBe(shown);
});

test.each([
  ['cpf', '52998224725', '•••.982.247-••'], ['phone', '+5511987654321', '(11) •••••-4321'], ['email', 'marina@example.com', 'm•••a@example.com'], ['random', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '7c9e••••-••••-0ae7'],
] as const)('of a Pix key of the kind %s no more is shown than tells it from others', (kind, key, shown) => {
  expect(maskedPixKey(kind, key)).toBe(shown);
});

test('of an account its last three digits and the one that checks it', () => {
  expect([maskedAccount('12345678-9'), maskedAccount('123-X')]).toEqual(['•••• 678-9', '•••• 123-X']);
});
