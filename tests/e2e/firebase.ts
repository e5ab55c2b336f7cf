import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Platform } from './platform.ts';

const emulator = 'http://127.0.0.1:9';
const projectId = 'demo-leve';

/** What Chromium says of a code that is answered with HTTP 400. */
export const itsComplaints = /127\.0\.0\.1:9/;

/** The code that the stand-in takes. */
export const rightCode = '123456';

const part = (fields: unknown): string => Buffer.from(JSON.stringify(fields)).toString('base64url');

/**
 * Stands for Firebase Authentication, whose real emulator `npm run test:external-auth` starts: it sends no codes and
 * proves `number` for the right one. Opens the page at `address` once the edge lets it speak to the service, and gives
 * the steps that the phone goes through with it.
 */
export async function openWithFirebase(page: Page, platform: Platform, address: string, number: string): Promise<string[]> {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: 'person', user_id: 'person', auth_time: now, iat: now, exp: now + 3_600,
    phone_number: number, firebase: { sign_in_provider: 'phone', identities: {} },
  };
  const answer = {
    recaptchaSiteKey: 'site', sessionInfo: 'session', idToken: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`, refreshToken: 'refresh',
    expiresIn: '3600', localId: 'person', users: [{ localId: 'person', phoneNumber: number }],
  };
  const steps: string[] = [];
  await page.route(`${emulator}/**`, (route) => {
    const request = route.request();
    if (request.method() === 'POST') steps.push(/[^:/?]+(?=\?)/.exec(request.url())![0]);
    const { code } = (request.postDataJSON() ?? {}) as { code?: string };
    const isWrong = code !== undefined && code !== rightCode;
    return route.fulfill(isWrong ? { status: 400, json: { error: { code: 400, message: 'INVALID_CODE' } } } : { json: answer });
  });
  await platform.change('leve', { externalAuth: { apiKey: 'none', authDomain: 'localhost', projectId, emulator } });
  // The policy comes with the page, and the edge keeps its answers for a while.
  await expect.poll(async () => (await page.goto(address))!.headers()['content-security-policy']).toContain(emulator);
  return steps;
}
