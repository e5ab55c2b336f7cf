import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import type { Locator, Page, Request } from 'playwright/test';

/** The alert of the open form. */
export const alertOf = (page: Page): Locator => page.locator('form').getByRole('alert');

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A field by its label, with or without the star of required fields. */
export const field = (page: Page, label: string): Locator => page.locator('input').and(page.getByLabel(new RegExp(`^${label}( \\*)?$`)));

/** An item of the page's local storage, and of its session storage; null without one. */
export const localItem = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);
export const sessionItem = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => sessionStorage.getItem(name), key);

/** Requests to a path of the platform, from now on. */
export function requestsTo(page: Page, path: string, method = 'POST'): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method) sent.push(request);
  });
  return sent;
}

/** Decrypts a DES body with OpenSSL, an implementation other than the phone's; `key` has 8 bytes. */
export function openDes(body: string, key: Buffer): string {
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([cipher.update(body, 'base64'), cipher.final()]).toString('utf8');
}

/** Decrypts the body of a request with the platform's private key (A §3). */
export function unseal(request: Request, privateKey: string): unknown {
  const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(request.headers().encryption!, 'base64'));
  return JSON.parse(openDes(request.postData()!, key));
}
