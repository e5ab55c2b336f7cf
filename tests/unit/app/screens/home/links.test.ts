import { expect, test } from 'vitest';
import { matchTimeText } from '../../../../../src/app/screens/home/below-fold/match-time.ts';
import { linkTo, targetOf } from '../../../../../src/app/screens/home/target.ts';
import { bannerPicture } from '../../../../../src/contract/page.ts';

test('an action targets a page of the app, another site, a game, or nothing', () => {
  expect(targetOf('/m/lottery')).toEqual({ href: '/m/lottery', outside: false });
  expect(targetOf('https://example.com/x')).toEqual({ href: 'https://example.com/x', outside: true });
  expect(targetOf('game:10019')).toEqual({ nodeId: '10019' });
  for (const nowhere of [undefined, '', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'm/lottery', 'data:x']) {
    expect(targetOf(nowhere), nowhere).toBeUndefined();
  }
  expect(linkTo({ href: '/x', outside: true })).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  expect(linkTo({ href: '/x', outside: false })).toEqual({});
});

test("a match shows its time in Brasília, in the language pack's pattern", () => {
  // 02:05 UTC on Thursday is still Wednesday in Brasília.
  const time = Date.UTC(2026, 10, 5, 2, 5);
  expect(matchTimeText(time, 'ddd MM/DD HH:mm', 'dom seg ter qua qui sex sáb')).toBe('qua 11/04 23:05');
  expect(matchTimeText(time, 'DD.MM. HH:mm', '')).toBe('04.11. 23:05');
});

test("the first banner's HTML escapes the merchant's texts", () => {
  const html = bannerPicture({ src: '/b.svg?a=1&b="', title: `"><script>alert('x')</script>` });
  expect(html).not.toContain('<script');
  const image = new DOMParser().parseFromString(html, 'text/html').querySelector('img')!;
  expect(image.getAttribute('src')).toBe('/b.svg?a=1&b="');
  expect(image.alt).toBe(`"><script>alert('x')</script>`);
});
