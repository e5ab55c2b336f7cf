// A chunk of its own, with the sanitizer.
import { useTranslation } from 'react-i18next';
import { useSignal } from '@preact/signals-react';
import type { Announcement } from '../../../../contract/endpoints/announcements.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { pictureUrl } from '../../../features/merchant/merchant.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { carouselLabels } from '../labels.ts';
import { linkTo, targetOf } from '../target.ts';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { Panel } from '../../../ui/dialog/panel.tsx';
import './popup.css';

/** G §2: title tabs show at most the first two. */
const tabs = 2;

/** The announcement popup (H04): it turns by itself, and stops at its ends. */
export default function AnnouncementPopup({ list, onClose }: OverlayProps & { list: readonly Announcement[] }) {
  const { t } = useTranslation('homeMore');
  const index = useSignal(0);
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
              {announcement.title}
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
        autoplay={5_000}
        controls
      />
    </Panel>
  );
}

/** `isNamed`: its tab shows its title. */
// A link leads away from home: whoever comes back is not shown the same again.
function Slide({ announcement, isNamed, onClose }: OverlayProps & { announcement: Announcement; isNamed: boolean }) {
  const { t } = useTranslation('homeMore');
  const { title, content, url, goTo } = announcement;
  const target = targetOf(goTo);
  return (
    <article className="announcement">
      {url && (
        <div className="announcement-art skeleton-block">
          <img className="cover" src={pictureUrl(url)} alt="" decoding="async" />
        </div>
      )}
      <h3 className={isNamed ? 'unseen' : 'announcement-title'}>{title}</h3>
      <div className="quiet announcement-text" tabIndex={0} role="group" aria-label={title}>
        <RichText html={content} followed={onClose} />
      </div>
      {target && 'href' in target && (
        <a className="button button-accent" href={target.href} {...linkTo(target)} onClick={onClose}>
          {t('announcements.go')}
        </a>
      )}
    </article>
  );
}
