import type { Endpoint } from '../contract/endpoint.ts';
import { headers } from '../contract/headers.ts';
import type { Language } from '../contract/languages.ts';
import { answerKey, type MerchantConfig } from '../contract/page.ts';
import { read } from '../contract/shape.ts';
import type { Upstream } from './upstream.ts';

/** timeout of the platform's answer to the edge, ms */
const timeoutMs = 5_000;
/** limit of an answer, bytes: a menu of lotteries is some 200 KB */
const largestAnswer = 2 * 1024 * 1024;

/** The text of an answer. Throws beyond `most` bytes. */
async function readText(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most) throw new Error('the answer is too long');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** Makes a public call: the value, or undefined if it is refused, invalid, too long or later than 5 s. */
export async function askPublic<I, V>(upstream: Upstream, merchant: MerchantConfig, language: Language, { path, value }: Endpoint<I, V>, input: Readonly<Record<string, unknown>>): Promise<V | undefined> {
  try {
    const sent = { [headers.merchant]: merchant.code, [headers.language]: language };
    const response = await upstream.ask(answerKey(path, input), sent, AbortSignal.timeout(timeoutMs));
    const answer = JSON.parse(await readText(response, largestAnswer)) as { success?: unknown; value?: unknown } | null;
    return answer?.success === true ? read(value, answer.value) : undefined;
  } catch {
    // The phone repeats the request and shows the error.
    return undefined;
  }
}
