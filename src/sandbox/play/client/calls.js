import { modal } from './dialog.js';
import { byId, page, pause, say, tellApp, words } from './parts.js';

const attempts = 3;
/** ms after which a line that says nothing is asked anew */
const patience = 10000;

/** The names of rounds without an answer, by what they are for. */
const unanswered = new Map();

/**
 * Names a round or a ticket, so that a call sent twice stakes once. Until the platform has answered the last of the same
 * `kind`, that is the one: perhaps it was taken, and only its answer was lost.
 */
export function nameRound(kind = '') {
  if (!unanswered.has(kind)) {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    unanswered.set(kind, Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  return unanswered.get(kind);
}

/** What became of the last round of this kind is known in another way: the next is a new one. */
export const isKnown = (kind) => void unanswered.delete(kind);

/** Calls the platform; a call that got no answer is repeated unchanged. Throws an Error whose message is the refusal's code. */
export async function call(path, input) {
  // As plain text, which a page of no origin may send without asking first.
  const answer = await sent(page.base + path, JSON.stringify({ ...input, secret: page.secret }), 1);
  for (const [kind, round] of unanswered) if (input && input.round === round) unanswered.delete(kind);
  if (answer.error) throw new Error(answer.error);
  return answer;
}

async function sent(address, body, attempt) {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), patience);
  try {
    const response = await fetch(address, { method: 'POST', credentials: 'omit', cache: 'no-store', body, signal: ending.signal });
    return read(await response.text());
  } catch (error) {
    if (error.message === 'failed') throw error;
    if (attempt === attempts) throw new Error('offline', { cause: error });
    await pause(400 * attempt);
    return sent(address, body, attempt + 1);
  } finally {
    clearTimeout(timer);
  }
}

/** What the platform answered; what stands between it and the phone answers pages, which tell nothing of the round. */
function read(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('failed', { cause: error });
  }
}

const sentences = {
  'wallet.low': words.balanceLow,
  'lottery.closed': words.drawClosed,
  'match.begun': words.matchBegun,
  'game.unavailable': words.unavailable,
  'play.limit.loss': words.lossLimit,
  'play.limit.time': words.timeLimit,
  'play.paused': words.paused,
  'play.excluded': words.paused,
  offline: words.offline,
};

const openEnd = modal(byId('ended'), true);

/** Says in the person's words why a call was refused; an ended session covers the page. `isHeard`: shows it alone, for it was said. */
export function sayWhy(error, isHeard) {
  if (error.message === 'session.expired') {
    openEnd();
    tellApp('balance');
  }
  else say(sentences[error.message] || words.failed, isHeard);
}
