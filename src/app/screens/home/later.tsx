// What of home no first paint needs: each part is a chunk of its own, with its place kept in its final size.
import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { whenIdle } from '../../device/idle.ts';
import { part } from '../../shell/part.ts';
import { Near } from './near.tsx';
import { open, opened, popups } from './opened.ts';
import { Section } from './section.tsx';
import './later.css';

const matches = part(() => import('./matches/index.tsx'));
const winners = part(() => import('./winners.tsx'));
const lotteries = part(() => import('./lotteries.tsx'));
const announcements = part(() => import('./announcements/index.tsx'));

const Line = () => <span className="skeleton-line" />;
const rows = (count: number, className: string) =>
  Array.from({ length: count }, (_, row) => (
    <div key={row} className={className}>
      <Line />
    </div>
  ));

export function Matches({ t }: { t: TFunction }) {
  const all = (
    <button type="button" className="home-more home-more-beside" aria-haspopup="dialog" onClick={() => open('matches')}>
      {t('seeAll')}
    </button>
  );
  return (
    <Section title={t('matches.title')} more={all}>
      <div className="home-card">
        <Near part={matches}>
          <div className="skeleton" aria-hidden="true">
            {rows(1, 'match')}
          </div>
        </Near>
      </div>
    </Section>
  );
}

export function Winners({ t }: { t: TFunction }) {
  return (
    <Section title={t('winners.title')} more={<span className="home-more home-more-beside">{t('winners.today')}</span>}>
      <div className="home-card winners">
        <Near part={winners}>
          <div className="skeleton" aria-hidden="true">
            {rows(5, 'winner')}
          </div>
        </Near>
      </div>
    </Section>
  );
}

/** The lotteries of the chosen category. */
export function Lotteries() {
  return (
    <Near part={lotteries}>
      <div className="skeleton" aria-hidden="true">
        {rows(6, 'home-card lottery')}
      </div>
    </Near>
  );
}

/** What lies over home: popups that the person opens, and the platform's own once the page is idle. */
export function Over() {
  const Announcements = announcements.loaded.value;
  const Popups = popups.loaded.value;
  useEffect(() => whenIdle(() => void announcements.bring().catch(() => {})), []);
  return (
    <>
      {Announcements && <Announcements />}
      {opened.value && Popups && <Popups />}
    </>
  );
}
