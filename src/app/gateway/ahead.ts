import { requestIdHeader } from '../../contract/headers.ts';
import { identity } from './identity.ts';

/** An answer of the platform as it came. */
export interface Answered {
  status: number;
  body: string;
  requestId: string | null;
}

/** Reads an answer to its end. */
export const answeredBy = async (response: Response): Promise<Answered> => ({ status: response.status, body: await response.text(), requestId: response.headers.get(requestIdHeader) });

/** The name of a GET: who asks, in which language, and for what. */
export const questionOf = (token: string | undefined, address: string): string => `${token} ${identity.language()} ${address}`;

/** Answers that were asked for before the screen that needs them asks, by the name of the question. */
export const ahead = new Map<string, Promise<Answered>>();

/** Takes such an answer, once. */
export function takeAhead(question: string): Promise<Answered> | undefined {
  const found = ahead.get(question);
  ahead.delete(question);
  return found;
}
