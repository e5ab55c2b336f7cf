import { offeredNetworks } from '../external/external-auth.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import type { Form } from '../../../ui/form/form.ts';

/** Shared with the lazy code of the buttons. */
export interface SocialButtonsProps {
  /** the form around them: it does one thing at a time, and shows errors */
  form: Pick<Form<string>, 'run' | 'busy'>;
  /** Whether the person confirms to be of age, because a first sign-in registers an account. By default a dialog asks. */
  ofAge?: () => boolean | Promise<boolean>;
}

const buttons = lazy(() => import('./buttons.tsx'));

/** The merchant's social networks (L05). Their code loads with them. */
export function SocialButtons(props: SocialButtonsProps) {
  return offeredNetworks.value.length > 0 ? <Lazy of={buttons} props={props} inline /> : null;
}
