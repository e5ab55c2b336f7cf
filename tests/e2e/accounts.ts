import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import type { Locator, Page, Request } from 'playwright/test';

/** What the form that is open says of its failure. */
export const alertOf = (page: Page): Locator => page.locator('form').getByRole('alert');

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A field by its label, starred or not. */
export const field = (page: Page, label: string): Locator => page.locator('input').and(page.getByLabel(new RegExp(`^${label}( \\*)?$`)));

/** What the page keeps on the phone under a key of the local storage, and of the session's. */
export const kept = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);
export const keptForTab = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => sessionStorage.getItem(name), key);

/** Requests to a path of the platform, as they are sent from now on. */
export function requestsTo(page: Page, path: string, method = 'POST'): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method) sent.push(request);
  });
  return sent;
}

/** Opens a DES body with OpenSSL instead of the phone's own ciphers; `key` has 8 characters. */
export function openDes(body: string, key: Buffer): string {
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([cipher.update(body, 'base64'), cipher.final()]).toString('utf8');
}

/** What a sealed request says, to who holds the platform's private key (A §3). */
export function unseal(request: Request, privateKey: string): unknown {
  const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(request.headers().encryption!, 'base64'));
  return JSON.parse(openDes(request.postData()!, key));
}
