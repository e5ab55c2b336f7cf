import type { Page } from 'playwright/test';

declare global {
  interface Window {
    tellSignIn: (event: Record<string, unknown>) => void;
  }
}

/** Taps the button, confirms the age of 18, and selects an account of the provider in the popup. */
export async function pickAccount(page: Page, button: string, provider: 'google.com' | 'facebook.com', account: { sub: string; name: string }): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tenho, e aceito' }).click();
  const popup = await opening;
  await popup.waitForURL(/eventId=/);
  const eventId = new URL(popup.url()).searchParams.get('eventId');
  const token = { ...account, iss: '', aud: '', exp: 0, iat: 0, email: `${account.sub}@example.com` };
  const query = new URLSearchParams({ providerId: provider, id_token: JSON.stringify(token) });
  await page.evaluate((event) => window.tellSignIn(event), {
    type: 'signInViaPopup', eventId, urlResponse: `http://localhost?${query}`, sessionId: 'of no use to an emulator', postBody: null, tenantId: null, error: null,
  });
}
