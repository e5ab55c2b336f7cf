import { expect, test } from 'vitest';
import { isOwnPage, isOwnPicture, mayKeep } from '../../../../src/app/worker/own.ts';

test('pages of the gateway that begin like the app\'s are none of the worker\'s', () => {
  for (const path of ['/', '/m', '/m/', '/m/home', '/m/login/', '/m/what-is-gone', '/register.html', '/m/index.html']) expect(isOwnPage(path), path).toBe(true);
  for (const path of ['/mini/x', '/mini', '/m2/home', '/m-games', '/mobile/index.html', '/play/slots', '/sandbox', '/wps/system/status', '/register']) expect(isOwnPage(path), path).toBe(false);
});

test('pictures are kept where a page of the app asked for them', () => {
  const picture = new URL('https://leve.example/cdn/a.png');
  expect(isOwnPicture(picture, 'https://leve.example/m/home?x=1')).toBe(true);
  for (const referrer of ['https://leve.example/mini/x?token=1', 'https://leve.example/play/slots', '']) expect(isOwnPicture(picture, referrer), referrer).toBe(false);
  expect(isOwnPicture(new URL('https://leve.example/wps/member/picture'), 'https://leve.example/m/mine')).toBe(false);
});

test('only whole answers are kept, and none that says no-store', () => {
  expect(mayKeep(new Response('a'))).toBe(true);
  expect(mayKeep(new Response('a', { headers: { 'Cache-Control': 'private, No-Store' } }))).toBe(false);
  expect(mayKeep(new Response('a', { status: 404 }))).toBe(false);
});
