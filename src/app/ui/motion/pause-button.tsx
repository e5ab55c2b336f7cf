import type { Signal } from '@preact/signals-react';
import './pause-button.css';

/** The button's accessible name, translated. */
export interface PauseLabels {
  /** none: no button is shown, because another one pauses this part too */
  pause?: string | undefined;
  play?: string | undefined;
}

interface PauseButtonProps {
  labels: PauseLabels;
  /** whether the person has stopped the part */
  paused: Signal<boolean>;
}

/** Pauses and resumes motion that lasts longer than five seconds (WCAG 2.2.2). */
export const PauseButton = ({ labels, paused }: PauseButtonProps) => {
  const label = paused.value ? labels.play : labels.pause;
  return label ? <button type="button" className={paused.value ? 'pause pause-pressed' : 'pause'} aria-label={label} onClick={() => (paused.value = !paused.peek())} /> : null;
};
