import { expect, type Page } from 'playwright/test';
import type { Platform } from './platform.ts';

const emulator = 'http://127.0.0.1:9';
const projectId = 'demo-leve';

/** Chromium's message for a code that is answered with HTTP 400. */
export const itsComplaints = /127\.0\.0\.1:9/;

/** The code that the fake accepts. */
export const rightCode = '123456';

const segment = (fields: unknown): string => Buffer.from(JSON.stringify(fields)).toString('base64url');

/**
 * A fake of Firebase Authentication, whose real emulator `npm run test:external-auth` starts: it sends no codes and
 * confirms `number` for the right one. Opens the page at `address` once the edge's policy allows the service. Returns
 * the methods that the phone calls, in order.
 */
export async function openWithFirebase(page: Page, platform: Platform, address: string, number: string): Promise<string[]> {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: 'person', user_id: 'person', auth_time: now, iat: now, exp: now + 3_600,
    phone_number: number, firebase: { sign_in_provider: 'phone', identities: {} },
  };
  const answer = {
    recaptchaSiteKey: 'site', sessionInfo: 'session', idToken: `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`, refreshToken: 'refresh',
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
  // The edge caches the settings from which it makes the page's policy.
  await expect.poll(async () => (await page.goto(address))!.headers()['content-security-policy']).toContain(emulator);
  return steps;
}
