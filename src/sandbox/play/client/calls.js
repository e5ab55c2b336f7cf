import { page, pause, say, tellApp, words } from './parts.js';

const attempts = 3;

/** Names a round or a ticket, so that a call sent twice stakes once. */
export function newRound() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Calls the platform; a call that got no answer is repeated unchanged. Throws an Error whose message is the refusal's code. */
export async function call(path, input) {
  // As plain text, which a page of no origin may send without asking first.
  const response = await sent(page.base + path, JSON.stringify({ ...input, secret: page.secret }), 1);
  const answer = await response.json().catch(() => ({ error: 'failed' }));
  if (answer.error) throw new Error(answer.error);
  return answer;
}

async function sent(address, body, attempt) {
  try {
    return await fetch(address, { method: 'POST', credentials: 'omit', cache: 'no-store', body });
  } catch (error) {
    if (attempt === attempts) throw new Error('offline', { cause: error });
    await pause(400 * attempt);
    return sent(address, body, attempt + 1);
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

/** Says in the person's words why a call was refused; an ended session covers the page. */
export function sayWhy(error) {
  if (error.message === 'session.expired') {
    document.getElementById('ended').hidden = false;
    tellApp('balance');
  }
  else say(sentences[error.message] || words.failed);
}
