// @chunk forms
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { providers } from '../external/external-auth.ts';
import type { Form } from '../../../ui/form/form.ts';

export interface SocialButtonsProps {
  /** the form that they stand in: it does one thing at a time, and tells what went wrong */
  form: Pick<Form<string>, 'run' | 'busy'>;
  /** Whether the person says to be of age, for who signs in for the first time registers by it. None: asked in a dialog. */
  ofAge?: () => boolean | Promise<boolean>;
}

/** Facebook and Google, where the merchant has them (L05). Their code comes with them. */
export function SocialButtons(props: SocialButtonsProps) {
  const [Buttons, setButtons] = useState<ComponentType<SocialButtonsProps> | undefined>(undefined);
  const any = providers.value.length > 0;
  useEffect(() => {
    // Without it there are the other ways in.
    if (any) import('./buttons.tsx').then((module) => setButtons(() => module.Buttons), () => {});
  }, [any]);
  return any && Buttons ? <Buttons {...props} /> : null;
}
