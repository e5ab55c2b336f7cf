// A chunk of its own: what lies below the games.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { HomeFooter } from './home-footer.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { DownloadOffer } from './download-offer.tsx';
import { MatchStrip } from './match-strip.tsx';
import { WhenVisible } from '../../../ui/when-visible/when-visible.tsx';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import { matchPopup } from './match-popup-overlay.ts';
import { matchesPopup } from './matches-popup-overlay.ts';
import { Rows } from './rows.tsx';
import { Winners } from './winners.tsx';
import './below.css';

export default function Below() {
  const { t } = useTranslation('homeMore');
  // Ahead of the tap, which waits for them alone.
  useEffect(() => schedule('touch', () => void Promise.all([matchesPopup.load(), matchPopup.load()]).catch(() => {})), []);
  const all = (
    <button type="button" className="section-more home-more-beside" aria-haspopup="dialog" onClick={() => openOverlay(matchesPopup)}>
      {t('home:seeAll')}
    </button>
  );
  return (
    <>
      <div className="courts">
        <Section title={t('matches.title')} more={all}>
          <div className="card home-card">
            <WhenVisible place={<Rows count={1} className="match" />}>{() => <MatchStrip t={t} />}</WhenVisible>
          </div>
        </Section>
        <Section title={t('winners.title')} more={<span className="section-more home-more-beside">{t('winners.today')}</span>}>
          <div className="card home-card winners">
            <WhenVisible place={<Rows count={5} className="winner" />}>{() => <Winners t={t} />}</WhenVisible>
          </div>
        </Section>
      </div>
      <DownloadOffer t={t} />
      <HomeFooter />
    </>
  );
}
