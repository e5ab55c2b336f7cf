import { beforeEach, expect, test } from 'vitest';
import { rememberReturn, takeReturn } from '../../../../../src/app/runtime/router/navigate.ts';

beforeEach(() => sessionStorage.clear());

test('login returns to the remembered page, once', () => {
  rememberReturn('/m/gameList?gameType=FISH');
  expect([takeReturn(), takeReturn()]).toEqual(['/m/gameList?gameType=FISH', '/m/home']);
});

test('a second way to login does not replace the remembered page by login itself', () => {
  rememberReturn('/m/mine');
  rememberReturn('/m/login?again');
  expect(takeReturn()).toBe('/m/mine');
});
