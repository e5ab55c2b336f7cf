import { applicationRemark } from '../../../contract/application.ts';
import { onSessionEnd, session } from '../../features/session/session.ts';
import { createForm } from '../../ui/form/form.ts';
import { createPictures } from './pictures.ts';

const createDraft = (account: string | undefined, id: string) => ({ account, id, form: createForm({ remark: applicationRemark }), pictures: createPictures() });

/** An application that is being filled in. */
export type Draft = ReturnType<typeof createDraft>;

/** Text and pictures outlive the page: it may be left before they are sent, and the session may end. Only in memory. */
let draft: Draft | undefined;

/** The application that this member began for an activity, else a new one. */
export function draftOf(id: string): Draft {
  const account = session.peek()?.userName;
  if (draft?.account !== account || draft?.id !== id) draft = createDraft(account, id);
  // Why it was not sent has been told.
  draft.form.failure.value = undefined;
  return draft;
}

/** The next application begins empty. */
export const forgetDraft = (): void => void (draft = undefined);

// What was sent under the session that has ended goes no further.
onSessionEnd(() => draft?.pictures.pause());
