// A separate chunk: the parts of home that do not come with the page.
import type { ComponentProps } from 'react';
import { lateSections, type HomeSection } from '../../../../contract/home-sections.ts';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import { hasDownloads } from '../../../features/install/install.ts';
import { download, Icon } from '../../../ui/icon/icon.tsx';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import { downloadPopup } from '../../../features/install/offers.tsx';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { paths } from '../../../paths.ts';
import { pageData } from '../../../device/page-data.ts';
import { Places } from '../../../ui/async/places.tsx';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { WhenVisible } from '../../../ui/when-visible/when-visible.tsx';
import { drawPlaces } from './draw-places.tsx';
import { HomeFooter } from './home-footer.tsx';
import { matchesPopup, MatchStrip } from './matches.tsx';
import { Winners } from './winners.tsx';
import './below.css';

const draws = lazy(() => import('../lotteries.tsx').then(({ Draws }) => ({ default: Draws })), { strings: ['homeMore', 'common'] });

interface BelowProps {
  /** only this part, for a merchant who has it higher up */
  only?: HomeSection;
}

/** The parts below home's games, in the merchant's order, and the foot. */
export default function Below({ only }: BelowProps) {
  const { t } = useTranslation('homeMore');
  const parts = only ? [only] : (pageData.merchant.home?.below ?? lateSections);
  return (
    <>
      {parts.map((name) => {
        const Part = partOf[name as keyof typeof partOf];
        return <Part key={name} t={t} />;
      })}
      {!only && <HomeFooter />}
    </>
  );
}

const line = <span className="skeleton-line" />;

const NextDraws = ({ t }: { t: TFunction }) => (
  <Courting title={t('draws.title')} more={<a className="section-more" href={paths.lottery} aria-label={`${t('home:seeAll')}: ${t('draws.title')}`}>{t('home:seeAll')}</a>}>
    <WhenVisible place={drawPlaces}>{() => <Lazy of={draws} fallback={drawPlaces} />}</WhenVisible>
  </Courting>
);

const Matches = ({ t }: { t: TFunction }) => (
  <Courting title={t('matches.title')} more={<button type="button" className="section-more" aria-label={`${t('home:seeAll')}: ${t('matches.title')}`} aria-haspopup="dialog" onClick={() => openOverlay(matchesPopup)}>{t('home:seeAll')}</button>}>
    <div className="card home-card">
      <WhenVisible place={<Places still count={1} item="match">{line}</Places>}>{() => <MatchStrip t={t} />}</WhenVisible>
    </div>
  </Courting>
);

const BestWinners = ({ t }: { t: TFunction }) => (
  <Courting title={t('winners.title')} more={<span className="section-more">{t('winners.today')}</span>}>
    <div className="card home-card winners">
      <WhenVisible place={<Places still count={5} item="winner">{line}</Places>}>{() => <Winners t={t} />}</WhenVisible>
    </div>
  </Courting>
);

/** A section that a member on a break does not see. */
const Courting = (section: ComponentProps<typeof Section>) => (
  <div className="courts">
    <Section {...section} />
  </div>
);

const offered = computed(hasDownloads);

/** The button that opens the app's downloads (H12), if the merchant has any. */
function DownloadOffer({ t }: { t: TFunction }) {
  if (!offered.value) return null;
  return (
    <button type="button" className="card home-card download-offer" aria-haspopup="dialog" onClick={() => openOverlay(downloadPopup)}>
      <Icon shape={download} />
      {t('download.title')}
    </button>
  );
}

const partOf = { draws: NextDraws, matches: Matches, winners: BestWinners, download: DownloadOffer } satisfies Record<(typeof lateSections)[number], unknown>;
