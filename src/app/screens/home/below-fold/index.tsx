// A chunk of its own: what lies below the games.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import { hasDownloads } from '../../../features/install/install.ts';
import { download, Icon } from '../../../ui/icon/icon.tsx';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import { downloadPopup } from '../../../features/install/offers.tsx';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { Section } from '../../../ui/section/section.tsx';
import { WhenVisible } from '../../../ui/when-visible/when-visible.tsx';
import { HomeFooter } from './home-footer.tsx';
import { matchPopup, MatchStrip } from './matches.tsx';
import { Rows } from './rows.tsx';
import { Winners } from './winners.tsx';
import './below.css';

/** The popup of all hot matches. */
const matchesPopup = lazy(() => import('./matches-popup.tsx'), { strings: ['homeMore'] });

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

const offered = computed(hasDownloads);

/** The way to the app's downloads (H12), where the merchant has any. */
function DownloadOffer({ t }: { t: TFunction }) {
  if (!offered.value) return null;
  return (
    <button type="button" className="card home-card download-offer" aria-haspopup="dialog" onClick={() => openOverlay(downloadPopup)}>
      <Icon shape={download} />
      {t('download.title')}
    </button>
  );
}
