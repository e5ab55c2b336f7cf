import { afterEach, expect, test, vi } from 'vitest';
import { withCaptcha } from '../../../../../src/app/features/auth/ask-captcha.ts';
import { GatewayFailure } from '../../../../../src/app/gateway/failure.ts';
import { closeOverlays, overlays } from '../../../../../src/app/runtime/overlays/overlays.ts';

const refusal = (code: 'captcha.missing' | 'captcha.wrong' | 'request.too.many') => new GatewayFailure('refused', { code });

/** Answers the dialog that is open. */
async function answer(text: string): Promise<void> {
  await vi.waitFor(() => expect(overlays.value).toHaveLength(1));
  (overlays.value[0]!.props as { onAnswer: (answer: string) => void }).onAnswer(text);
}

afterEach(closeOverlays);

test('what the platform takes without a captcha opens no dialog', async () => {
  expect(await withCaptcha(async (captcha) => [captcha])).toEqual([undefined]);
  await expect(withCaptcha(() => Promise.reject(refusal('request.too.many')))).rejects.toMatchObject({ code: 'request.too.many' });
  expect(overlays.value).toHaveLength(0);
});

test('where it asks for one a dialog does, until the answer is right', async () => {
  const sent: (string | undefined)[] = [];
  const done = withCaptcha(async (captcha) => {
    sent.push(captcha);
    if (captcha !== '12') throw refusal(captcha ? 'captcha.wrong' : 'captcha.missing');
    return 'sent';
  });
  await answer('11');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await answer('12');
  expect(await done).toBe('sent');
  expect(sent).toEqual([undefined, '11', '12']);
  expect(overlays.value).toHaveLength(0);
});

test('who leaves the dialog sees the refusal, and nothing more is sent', async () => {
  const send = vi.fn<(captcha?: string) => Promise<never>>(() => Promise.reject(refusal('captcha.missing')));
  const done = withCaptcha(send).catch((error: unknown) => error);
  await vi.waitFor(() => expect(overlays.value).toHaveLength(1));
  closeOverlays();
  expect(await done).toMatchObject({ code: 'captcha.missing' });
  expect(send).toHaveBeenCalledTimes(1);
});
