import { t } from './language.js';

/** Asks the console's own calls; throws an Error with the platform's words where it is refused. */
export async function api(method, path, body) {
  const response = await fetch(`/sandbox/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Says what went wrong where a screen reader hears it. */
export const sayRefusal = ({ message }) => say(`${t('Refused:')} ${message}`, 'trouble');

/** Does `work` and says how it went where a screen reader hears it. */
export async function saying(done, work) {
  try {
    await work();
    say(done);
  } catch (error) {
    sayRefusal(error);
  }
}

function say(text, className = '') {
  const said = document.getElementById('said');
  said.textContent = text;
  said.className = className;
}
