import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { followEnter, nameEnterKeys } from './enter-key.ts';
import type { LastKey } from './enter-key.ts';

interface FormFrameProps {
  className?: string;
  /** checks and sends; what went wrong is the form's to tell */
  send: () => Promise<void>;
  /** what the Enter key is called in the last field: `send` where nothing else is said */
  lastKey?: LastKey;
  children: ReactNode;
}

/** The element around the fields of a form, which is sent by the script alone. Enter goes from field to field, and sends from the last one. */
export function FormFrame({ className, send, lastKey = 'send', children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => nameEnterKeys(form.current!, lastKey));
  useLayoutEffect(() => followEnter(form.current!, lastKey), [lastKey]);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      // Before the script is there, sending this form does nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
    </form>
  );
}
