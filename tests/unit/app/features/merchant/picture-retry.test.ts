import { afterEach, expect, test, vi } from 'vitest';

/** Starts the retry of pictures at a merchant with these hosts, on a page with one picture of the first host. */
async function retryOn(hosts: string[], { failedBefore = false } = {}): Promise<HTMLImageElement> {
  vi.resetModules();
  const { pageData } = await import('../../../../../src/app/device/page-data.ts');
  pageData.merchant.imageCDNs = hosts;
  pageData.snapshot = { imageHost: 0 };
  document.body.innerHTML = `<img src="${hosts[0]}/games/1.svg">`;
  const image = document.querySelector('img')!;
  // This document has no list of its pictures.
  Object.defineProperty(document, 'images', { configurable: true, value: [image] });
  vi.spyOn(image, 'complete', 'get').mockReturnValue(failedBefore);
  (await import('../../../../../src/app/features/merchant/picture-retry.ts')).retryPictures();
  return image;
}

const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));

afterEach(() => void vi.restoreAllMocks());

test('a picture that its host does not give comes from the next host, and from no third', async () => {
  const image = await retryOn(['https://a.example', 'https://b.example', 'https://c.example']);
  fail(image);
  expect(image.src).toBe('https://b.example/games/1.svg');
  fail(image);
  expect(image.src).toBe('https://b.example/games/1.svg');
});

test('a picture that had failed before the app came is asked for too', async () => {
  expect((await retryOn(['https://a.example', 'https://b.example'], { failedBefore: true })).src).toBe('https://b.example/games/1.svg');
});

test('where the merchant has one host, a failed picture stays as it is', async () => {
  const image = await retryOn(['https://only.example']);
  fail(image);
  expect(image.src).toBe('https://only.example/games/1.svg');
});
