import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import type { HomeSection } from '../../../../contract/home-sections.ts';
import { hotMatches, type Match } from '../../../../contract/endpoints/board.ts';
import { dayOf, weekdayOf } from '../../../../contract/day.ts';
import { SlidePicture } from '../../../ui/carousel/slide-picture.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { language, reloadOnLanguage } from '../../../i18n/language.ts';
import { resource } from '../../../gateway/resource.ts';
import { noticeList } from '../../../features/announcements/notices.ts';
import { pageData } from '../../../device/page-data.ts';
import { bannersTurn, carouselLabels, homePaused } from '../slides.ts';
import { ofInstant } from '../../../i18n/instant.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { openOverlay, type OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { Places } from '../../../ui/async/places.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Panel } from '../../../ui/dialog/dialog.tsx';
import { tap } from '../lazy-actions.ts';
import { EmptyList } from '../lists.tsx';
import '../../../ui/carousel/axis-y.css';
import './matches.css';

export const matchList = resource(hotMatches, () => ({ language: language.peek() }));

/** Whether the merchant's home has a part; by default it has all. */
function has(section: HomeSection): boolean {
  const { above, below } = pageData.merchant.home ?? {};
  return !above || above.concat(below!).includes(section);
}

/** Whether banners or notices have the button that pauses all that moves. */
export const buttonStands = (): boolean => Boolean(bannersTurn()) || (has('notices') && Boolean(noticeList.value.value?.length));

/** Whether the matches turn, on a home that has them. */
export const matchesTurn = (): boolean => has('matches') && (matchList.value.value?.length ?? 0) > 1;

/**
 * When a match (epoch ms) begins, by Brasília's clock. `pattern` and `weekdays` are the language pack's: MM, DD, HH and mm
 * stand for their numbers (G §2), ddd for the day's name of `weekdays`, which begin with Sunday, so that 11/12 is not misread.
 */
export function matchTimeText(time: number, pattern: string, weekdays: string): string {
  const [, MM, DD, HH, mm] = ofInstant(time);
  const parts: Record<string, string | undefined> = { ddd: weekdays.split(' ')[weekdayOf(dayOf(time))], MM, DD, HH, mm };
  return pattern.replace(/ddd|MM|DD|HH|mm/g, (name) => parts[name] ?? '');
}

interface CrestProps {
  path: string;
  size: number;
  /** on a slide: whether it is shown, or may be shown next */
  near?: ReadonlySignal<boolean>;
}

function Crest({ path, size, near }: CrestProps) {
  const same = { className: 'match-crest', of: path, at: size > 28 ? 'emblem' : 'crest' } as const;
  return near ? <SlidePicture near={near} alt="" {...same} /> : <Picture {...same} />;
}

const matchPopup = lazy(() => Promise.resolve({ default: MatchPopup }));

export const matchesPopup = lazy(() => Promise.resolve({ default: MatchesPopup }));

const keyOf = (match: Match) => match.nodeId + match.matchTime;

const timeOf = (t: TFunction, { matchTime }: Match) => matchTimeText(matchTime, t('matches.time'), t('matches.weekdays'));

/** The hot matches, one at a time (H06). */
export function MatchStrip({ t }: { t: TFunction }) {
  useEffect(() => reloadOnLanguage(matchList.load), []);
  const matches = matchList.value.value;
  if (matches?.length === 0 || (!matches && matchList.failure.value)) {
    return <EmptyList list={matchList} empty={t('matches.none')} />;
  }
  if (!matches) return <Places count={1} item="match"><span className="skeleton-line" /></Places>;
  return (
    <div className="matches">
      <Carousel
        label={t('matches.title')}
        labels={{ ...carouselLabels(t), ...(buttonStands() && { pause: undefined, play: undefined }) }}
        slides={matches}
        slideKey={keyOf}
        render={(match, _at, near) => <MatchRow t={t} match={match} near={near} />}
        axis="y"
        autoplay={5_000}
        speed={500}
        loop
        inTurns
        paused={homePaused}
      />
    </div>
  );
}

interface MatchRowProps {
  t: TFunction;
  match: Match;
  /** on a slide: whether it is shown, or may be shown next */
  near?: ReadonlySignal<boolean>;
}

function MatchRow({ t, match, near }: MatchRowProps) {
  return (
    <button type="button" className="inner-focus match match-open" aria-haspopup="dialog" onClick={() => openOverlay(matchPopup, { match })}>
      <span className="match-team">
        <Crest path={match.homeTeamImageUrl} size={28} near={near} />
        <span className="match-name">{match.homeTeam}</span>
      </span>
      <span className="match-about">
        <span className="match-league">{match.league}</span>
        <span className="match-time numbers">{timeOf(t, match)}</span>
      </span>
      <span className="match-team">
        <Crest path={match.awayTeamImageUrl} size={28} near={near} />
        <span className="match-name">{match.awayTeam}</span>
      </span>
    </button>
  );
}

/** A hot match, and the way to bet on it (H06). */
function MatchPopup({ match, onClose }: OverlayProps & { match: Match }) {
  const { t } = useTranslation('homeMore');
  const bet = () => {
    onClose();
    tap((act) => act.launch({ nodeId: match.nodeId, gameId: match.roomId, vassalage: match.vendor, gameType: 'SPORTS' }));
  };
  return (
    <Panel title={match.league} onClose={onClose}>
      <div className="match-popup">
        <p className="match-popup-team">
          <Crest path={match.homeTeamImageUrl} size={64} />
          {match.homeTeam}
        </p>
        <p className="quiet match-popup-time">
          <span className="match-popup-against">{t('matches.against')}</span>
          <span className="numbers">{timeOf(t, match)}</span>
        </p>
        <p className="match-popup-team">
          <Crest path={match.awayTeamImageUrl} size={64} />
          {match.awayTeam}
        </p>
      </div>
      <button type="button" className="button button-accent match-popup-bet" data-first-focus onClick={bet}>
        {t('matches.bet')}
      </button>
    </Panel>
  );
}

/** The list of all hot matches (H06). */
function MatchesPopup({ onClose }: OverlayProps) {
  const { t } = useTranslation('homeMore');
  useEffect(() => {
    if (!matchList.value.peek()) void matchList.load();
  }, []);
  const matches = matchList.value.value;
  return (
    <Panel title={t('matches.title')} onClose={onClose}>
      {matches?.length ? (
        <ul className="divided match-list">
          {matches.map((match) => (
            <li key={keyOf(match)}>
              <MatchRow t={t} match={match} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList list={matchList} empty={t(matches || matchList.failure.value ? 'matches.none' : 'shell:loading')} />
      )}
    </Panel>
  );
}
