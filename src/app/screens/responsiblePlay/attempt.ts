import { failureText } from '../../gateway/failure-text.ts';
import { i18n } from '../../i18n/index.ts';
import { say, sayWhile, stay } from '../../ui/messages/messages.ts';

/** Waits for a change with a message, and says what came of it. */
export async function attempt(changing: Promise<void>, done: string): Promise<void> {
  try {
    await sayWhile(i18n.t('shell:wait'), changing);
    say(done);
  } catch (error) {
    say(failureText(error), stay.long, 'trouble');
  }
}
