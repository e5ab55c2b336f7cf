import { signal } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import './frame.css';

const loading = signal(false);

/** ms before the line shows; a page that loads sooner needs none */
const soon = 120;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the line if the page takes longer than 120 ms. The router calls it during a render, where no signal may be written: the timer writes it. */
export function loadStarted(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (loading.value = true), soon);
}

/** Hides the line. */
export function loadEnded(): void {
  clearTimeout(timer);
  loading.value = false;
}

/** The line on top while a page loads (S15). Always in the page, so that a screen reader announces the change. */
export function Progress() {
  const { t } = useTranslation('shell');
  return (
    <output>
      {loading.value && <span className="progress-line">{t('loading')}</span>}
    </output>
  );
}
