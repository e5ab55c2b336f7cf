// A separate chunk, with the sanitizer.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignal } from '@preact/signals-react';
import type { Announcement } from '../../../../contract/endpoints/announcements.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import RichText from '../../../ui/rich-text/rich-text.tsx';
import { endAll, listen } from '../../../device/listen.ts';
import { carouselLabels, targetOf } from '../slides.ts';
import { linkTo } from '../../../runtime/router/link.ts';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { Panel } from '../../../ui/dialog/dialog.tsx';
import '../../../ui/carousel/controls.css';
import './popup.css';

/** G §2: title tabs show at most the first two. */
const tabs = 2;

/** The popup of announcements (H04): it turns by itself until its last slide. */
export default function AnnouncementPopup({ list, onClose }: OverlayProps & { list: readonly Announcement[] }) {
  const { t } = useTranslation('homeMore');
  const index = useSignal(0);
  const paused = useSignal(false);
  return (
    <Panel title={t('announcements.title')} onClose={onClose}>
      {list.length > 1 && (
        <div className="announcement-tabs">
          {list.slice(0, tabs).map((announcement, at) => (
            <button
              // eslint-disable-next-line react/no-array-index-key -- two may bear the same title
              key={at}
              type="button"
              className="announcement-tab"
              aria-current={index.value === at}
              onClick={() => (index.value = at)}
            >
              <span className="clamp">{announcement.title}</span>
            </button>
          ))}
        </div>
      )}
      <Carousel
        label={t('announcements.title')}
        labels={carouselLabels(t)}
        slides={list}
        slideKey={(_, at) => String(at)}
        render={(announcement, at) => <Slide announcement={announcement} isNamed={list.length > 1 && at < tabs} onClose={onClose} />}
        index={index}
        paused={paused}
        autoplay={5_000}
        controls
      />
    </Panel>
  );
}

/** `isNamed`: its tab shows its title. */
function Slide({ announcement, isNamed, onClose }: OverlayProps & { announcement: Announcement; isNamed: boolean }) {
  const { t } = useTranslation('homeMore');
  const { title, content, url, goTo } = announcement;
  const target = targetOf(goTo);
  const followed = useCallback((link: HTMLAnchorElement) => onceFollowed(link, onClose), [onClose]);
  return (
    <article className="announcement">
      {url && (
        <div className="announcement-art skeleton-block">
          <Picture className="cover" of={url} at="announcement" />
        </div>
      )}
      <h3 className={isNamed ? 'unseen' : 'clamp announcement-title'}>{title}</h3>
      <div className="quiet announcement-text" tabIndex={0} role="group" aria-label={title}>
        <RichText html={content} followed={followed} />
      </div>
      {target && 'href' in target && (
        <a className="button button-accent" href={target.href} {...linkTo(target)} onClick={(event) => followed(event.currentTarget)}>
          {t('announcements.go')}
        </a>
      )}
    </article>
  );
}

/**
 * Runs `then` once a tapped link has led away: at once where it leads to a page of the app or to a new tab; else, in this
 * tab or to an app of the phone, when this page is left or hidden. Where the browser refuses to go, it never runs.
 */
function onceFollowed(link: HTMLAnchorElement, then: () => void): void {
  const isWeb = /^https?:$/.test(link.protocol);
  if (isWeb && link.target !== '_top') return then();
  const left = () => {
    stop();
    then();
  };
  const stop = endAll([listen(window, 'pagehide', left), listen(document, 'visibilitychange', left)]);
}
