// @chunk entry
import { signal } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import './progress.css';

const loading = signal(false);

/** ms; a page that comes sooner needs no line */
const soon = 120;

let timer: ReturnType<typeof setTimeout> | undefined;

// The router calls this while it renders, where no signal may be written.
export function loadStarted(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (loading.value = true), soon);
}

export function loadEnded(): void {
  clearTimeout(timer);
  loading.value = false;
}

/** The line on top while a page loads (S15). It is always there, so that a screen reader hears it change. */
export function Progress() {
  const { t } = useTranslation('shell');
  return (
    <output>
      {loading.value && <span className="progress-line">{t('loading')}</span>}
    </output>
  );
}
