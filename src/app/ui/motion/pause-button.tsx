import { useState } from 'react';
import type { Signal } from '@preact/signals-react';
import './pause-button.css';

/** What the button says, in the person's language. */
export interface PauseLabels {
  pause: string;
  play: string;
}

/** Stops what moves by itself for longer than five seconds (WCAG 2.2.2), and lets it go on. */
export function PauseButton({ paused, labels }: { paused: Signal<boolean>; labels: PauseLabels }) {
  const [pressed, setPressed] = useState(paused.peek());
  const press = () => {
    paused.value = !pressed;
    setPressed(!pressed);
  };
  return (
    <button
      type="button"
      className={pressed ? 'pause pause-pressed' : 'pause'}
      aria-label={pressed ? labels.play : labels.pause}
      onClick={press}
    />
  );
}
