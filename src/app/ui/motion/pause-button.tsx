import { useState } from 'react';
import './pause-button.css';

/** The button's accessible name, translated. */
export interface PauseLabels {
  pause: string;
  play: string;
}

interface PauseButtonProps {
  labels: PauseLabels;
  onPause: (paused: boolean) => void;
}

/** Pauses and resumes motion that lasts longer than five seconds (WCAG 2.2.2). */
export function PauseButton({ labels, onPause }: PauseButtonProps) {
  const [paused, setPaused] = useState(false);
  const press = () => {
    onPause(!paused);
    setPaused(!paused);
  };
  return (
    <button
      type="button"
      className={paused ? 'pause pause-pressed' : 'pause'}
      aria-label={paused ? labels.play : labels.pause}
      onClick={press}
    />
  );
}
