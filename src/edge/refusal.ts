import { errors } from '../contract/errors.ts';
import { headerOf, type UpstreamAnswer } from './upstream-answer.ts';

/** bytes up to which an answer may be a refusal: a code, and a sentence or details on the form */
const longest = 4_096;

const codes = new Set<string>(Object.values(errors));

/**
 * The code of a refusal for logs and metrics: one of the contract's, or `other`, so that no gateway adds labels.
 * Undefined if the answer is no refusal, or cannot be read.
 */
export function refusalIn({ headers, body }: UpstreamAnswer): string | undefined {
  if (!(body instanceof Uint8Array) || body.length > longest || headers['content-encoding'] || !headerOf(headers, 'content-type')?.includes('json')) return undefined;
  const text = new TextDecoder().decode(body);
  if (!/"success"\s*:\s*false/.test(text)) return undefined;
  const [, code = ''] = /"errorCode"\s*:\s*"([^"\\]{1,64})"/.exec(text) ?? [];
  return codes.has(code) ? code : 'other';
}
