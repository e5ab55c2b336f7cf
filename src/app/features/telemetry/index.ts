// A chunk of its own: only for merchants who ask for it.
import type { VisitReport } from '../../../contract/visit-report.ts';
import { pageData } from '../../device/page-data.ts';
import { watchErrors } from './errors.ts';
import { watchVitals } from './vitals.ts';

/** Measures this visit, and sends what there is whenever the page is hidden: the vitals once, faults as they come. */
export function measureVisit(address: string): void {
  const screen = document.querySelector<HTMLElement>('main')?.dataset.screen ?? '';
  const vitals = watchVitals();
  const faults = watchErrors();
  let told = false;
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    const found = faults();
    const measured = told ? undefined : vitals();
    if (!measured && !found.length) return;
    const report: VisitReport = { merchant: pageData.merchant.code, screen, ...measured, faults: found };
    if (navigator.sendBeacon(address, JSON.stringify(report)) && measured) told = true;
  });
}
