import { renderToString } from 'preact-render-to-string';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { places, widthsAt, type PlaceName } from '../../../../../src/contract/places.ts';
import { pageData } from '../../../../../src/app/device/page-data.ts';
import { Picture, pictureSource } from '../../../../../src/app/ui/picture/picture.tsx';
import { wantedPicture } from '../../../../../src/edge/pictures/address.ts';

const { merchant } = pageData;
const before = { ...merchant };

beforeEach(() => {
  merchant.imageCDNs = ['https://one.example/art', 'https://two.example', '/cdn'];
  delete merchant.pictures;
  pageData.imageHost = 1;
});
afterEach(() => {
  cleanup();
  Object.assign(merchant, before);
  delete pageData.imageHost;
});

test('a picture is offered in the sizes of its place, at the host of the visit or at its own', () => {
  expect(pictureSource('/games/tiger.png?v=2', 'card')).toEqual({
    sizes: '30vw',
    srcSet: '/img/card-240/1/games/tiger.png?v=2 240w,/img/card-360/1/games/tiger.png?v=2 360w',
    src: '/img/card-240/1/games/tiger.png?v=2',
  });
  expect(pictureSource('https://one.example/art/a b,.jpg', 'icon')).toMatchObject({ srcSet: '/img/icon-48/0/a%20b,.jpg 48w,/img/icon-72/0/a%20b,.jpg 72w' });
});

test('every address of every place is one that the edge answers', () => {
  for (const name of Object.keys(places) as PlaceName[]) {
    for (const [host, address] of ['https://one.example/art/x/y.png?v=1', 'https://two.example/x/y.png?v=1', '/cdn/x/y.png?v=1'].entries()) {
      pageData.imageHost = host;
      const { srcSet, src } = pictureSource('/x/y.png?v=1', name);
      const offered = srcSet!.split(',').map((one) => one.split(' ')[0]!);
      expect(offered).toContain(src);
      expect(offered.map((one) => wantedPicture(one, { page: merchant, namesImageHosts: true }, merchant.imageCDNs, ['cdn']))).toEqual(
        widthsAt(name).map((width) => ({ width, original: { merchant: merchant.code, address, isNamed: true } })),
      );
    }
  }
});

test('drawings, what moves, what the phone holds and what no host of the merchant has come as they are', () => {
  for (const [of, src] of [
    ['/games/1.svg?v=1', 'https://two.example/games/1.svg?v=1'], ['a.GIF', 'https://two.example/a.GIF'], ['data:image/png;base64,AA', 'data:image/png;base64,AA'], ['https://other.example/a.png', 'https://other.example/a.png'], ['', ''],
  ] as const) expect(pictureSource(of, 'card')).toEqual({ src });
});

test('a merchant may have sizes of its own, or none', () => {
  merchant.pictures = 'https://img.example/{width}/{path}';
  expect(pictureSource('/games/1.png', 'lottery')).toMatchObject({ srcSet: 'https://img.example/96/games/1.png 96w,https://img.example/144/games/1.png 144w' });
  merchant.pictures = '';
  expect(pictureSource('/games/1.png', 'lottery')).toEqual({ src: 'https://two.example/games/1.png' });
});

test('what is shown first goes before the rest; each has its size before it is there, on the edge as on the phone', () => {
  for (const first of [true, false]) {
    const picture = <Picture of="/b.jpg" at="banner" alt="Sorte & Cia" className="cover" first={first} />;
    const { container } = render(picture);
    const image = container.querySelector('img')!;
    expect([image.getAttribute('width'), image.getAttribute('height'), image.alt]).toEqual(['656', '272', 'Sorte & Cia']);
    expect([image.getAttribute('fetchpriority'), image.getAttribute('loading')]).toEqual(first ? ['high', null] : ['low', 'lazy']);
    const drawn = document.createElement('div');
    drawn.innerHTML = renderToString(picture);
    const attributes = (element: Element) => Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    expect(attributes(drawn.firstElementChild!)).toEqual(attributes(image));
    cleanup();
  }
});
