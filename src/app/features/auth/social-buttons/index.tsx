import { offeredNetworks } from '../external/external-auth.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import type { Form } from '../../../ui/form/form.ts';

/** Properties of the buttons, for the code that loads with them too. */
export interface SocialButtonsProps {
  /** the form that they stand in: it does one thing at a time, and tells what went wrong */
  form: Pick<Form<string>, 'run' | 'busy'>;
  /** Whether the person says to be of age, for who signs in for the first time registers by it. None: asked in a dialog. */
  ofAge?: () => boolean | Promise<boolean>;
}

const buttons = lazy(() => import('./buttons.tsx'));

/** The social networks that the merchant has (L05). Their code comes with them. */
export function SocialButtons(props: SocialButtonsProps) {
  return offeredNetworks.value.length > 0 ? <Lazy of={buttons} props={props} inline /> : null;
}
