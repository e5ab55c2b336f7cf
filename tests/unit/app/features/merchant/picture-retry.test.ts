import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureFailed } from '../../../../../src/contract/page.ts';

/** Starts the retry of pictures at a merchant with these hosts, on a page with one picture of the first host. */
async function retryOn(hosts: string[], { failedBefore = false, cameMeanwhile = false } = {}): Promise<HTMLImageElement> {
  vi.resetModules();
  const { pageData } = await import('../../../../../src/app/device/page-data.ts');
  pageData.merchant.imageCDNs = hosts;
  pageData.imageHost = 0;
  document.body.innerHTML = `<img src="${hosts[0]}/games/1.svg">`;
  const image = document.querySelector('img')!;
  // This document has no list of its pictures.
  Object.defineProperty(document, 'images', { configurable: true, value: [image] });
  vi.spyOn(image, 'complete', 'get').mockReturnValue(failedBefore || cameMeanwhile);
  if (cameMeanwhile) {
    image.className = pictureFailed;
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(100);
  }
  (await import('../../../../../src/app/features/merchant/picture-retry.ts')).retryPictures();
  return image;
}

const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));

const listeners: Parameters<typeof document.addEventListener>[] = [];
beforeEach(() => {
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((...given: Parameters<typeof document.addEventListener>) => {
    listeners.push(given);
    add(...given);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const given of listeners.splice(0)) document.removeEventListener(...given);
});

test('a picture that its host does not give comes from the next host, and from no third', async () => {
  const image = await retryOn(['https://a.example', 'https://b.example', 'https://c.example']);
  fail(image);
  expect(image.src).toBe('https://b.example/games/1.svg');
  fail(image);
  await vi.waitFor(() => expect(image.src).toMatch(/^data:image\/svg\+xml,/));
});

test('where one host lies below the other, each is asked once', async () => {
  const image = await retryOn(['https://a.example', 'https://a.example/art']);
  fail(image);
  expect(image.src).toBe('https://a.example/art/games/1.svg');
  fail(image);
  await vi.waitFor(() => expect(image.src).toMatch(/^data:/));
});

test('a picture that had failed before the app came is asked for too', async () => {
  expect((await retryOn(['https://a.example', 'https://b.example'], { failedBefore: true })).src).toBe('https://b.example/games/1.svg');
});

test('where the merchant has one host, or the picture stands elsewhere, its name takes the place of the picture', async () => {
  for (const src of ['https://only.example/games/1.svg', 'https://elsewhere.example/1.svg']) {
    const image = await retryOn(['https://only.example']);
    image.src = src;
    image.alt = 'Zé & "Cia" <b>';
    fail(image);
    await vi.waitFor(() => expect(image.src).toMatch(/^data:/));
    const drawn = decodeURIComponent(image.src.slice(image.src.indexOf(',') + 1));
    expect(drawn).toContain('>Zé &#38; &#34;Cia&#34; &#60;b&#62;</text>');
    expect(new DOMParser().parseFromString(drawn, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    fail(image);
    expect(image.src).toContain(encodeURIComponent('Zé'));
  }
});

test('pictures of the phone itself are not touched, and one that comes at last is seen again', async () => {
  const image = await retryOn(['https://a.example', 'https://b.example']);
  image.src = 'data:image/png;base64,AAAA';
  fail(image);
  expect(image.src).toBe('data:image/png;base64,AAAA');
  image.className = 'cover picture-failed';
  image.dispatchEvent(new Event('load'));
  expect(image.className).toBe('cover');
});

test('E08 a picture in sizes comes from the next host in the same sizes, and its name takes the place of all', async () => {
  const image = await retryOn(['https://a.example', 'https://b.example']);
  const { pageData } = await import('../../../../../src/app/device/page-data.ts');
  delete pageData.merchant.pictures;
  image.srcset = '/img/card-160/0/games/1.png 160w,/img/card-240/0/games/1.png 240w';
  image.setAttribute('src', '/img/card-240/0/games/1.png');
  document.body.innerHTML = '';
  document.body.append(image);
  fail(image);
  expect([image.srcset, image.getAttribute('src')]).toEqual(['/img/card-160/1/games/1.png 160w,/img/card-240/1/games/1.png 240w', '/img/card-240/1/games/1.png']);
  fail(image);
  await vi.waitFor(() => expect(image.src).toMatch(/^data:/));
  expect(image.srcset).toBe('');
});

test('a picture that failed and has become another, which came before this code, is shown', async () => {
  const image = await retryOn(['https://a.example', 'https://b.example'], { cameMeanwhile: true });
  expect(image.className).toBe('');
  expect(image.src).toBe('https://a.example/games/1.svg');
});
