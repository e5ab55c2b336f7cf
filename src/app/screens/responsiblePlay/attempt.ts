import { failureText } from '../../gateway/failure-text.ts';
import { i18n } from '../../i18n/index.ts';
import { toast, toastWhile, durations } from '../../ui/messages/messages.ts';

/** Waits for a change with a message, and says what came of it. */
export async function attempt(changing: Promise<void>, done: string): Promise<void> {
  try {
    await toastWhile(i18n.t('shell:wait'), changing);
    toast(done);
  } catch (error) {
    toast(failureText(error), durations.long, 'trouble');
  }
}
