// @chunk forms
import type { ReactNode } from 'react';

interface FormFrameProps {
  className?: string;
  /** checks and sends; what went wrong is the form's to tell */
  send: () => Promise<void>;
  children: ReactNode;
}

/** The element around the fields of a form, which is sent by the script alone. */
export function FormFrame({ className, send, children }: FormFrameProps) {
  return (
    <form
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
