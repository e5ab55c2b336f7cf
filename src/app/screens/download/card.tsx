import type { TFunction } from 'i18next';
import { paths, withQuery } from '../../paths.ts';
import type { DownloadKind } from '../../../contract/downloads.ts';
import { downloadUrl } from '../../features/install/downloads.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { addSquare, download } from '../../ui/icon/shapes.ts';
import { phone, shield } from '../../ui/icon/member-shapes.ts';

/** Its outline, and the guide that tells how to install it. */
const kinds = {
  Android: { shape: phone, guide: 'android' },
  IOS: { shape: addSquare, guide: 'ios' },
  MOBILECONFIG: { shape: shield, guide: 'profile' },
} as const;

interface DownloadCardProps {
  t: TFunction;
  kind: DownloadKind;
  isForThisPhone: boolean;
}

/** One way to have the app: its file, where the merchant has one, and its guide. */
export function DownloadCard({ t, kind, isForThisPhone }: DownloadCardProps) {
  const { shape, guide } = kinds[kind];
  const url = downloadUrl(kind);
  // iPhones need no file, the other ways do.
  if (!url && kind !== 'IOS') return null;
  return (
    <li className="download-card">
      <div className="row download-card-head">
        <span className="icon-button download-card-icon">
          <Icon shape={shape} />
        </span>
        <div className="download-card-words">
          <h3>{t(`${kind}.name`)}</h3>
          <p className="hint">{t(url || kind !== 'IOS' ? `${kind}.text` : 'noFile')}</p>
          {isForThisPhone && <span className="download-mark">{t('forYou')}</span>}
        </div>
      </div>
      <div className="download-ways">
        {url && (
          <a className={isForThisPhone ? 'button button-accent' : 'button'} href={url} target="_top">
            <Icon shape={download} size={20} />
            {t('get')}
          </a>
        )}
        <a className="button" href={withQuery(paths.downloadGuide, { for: guide })}>
          {t('how')}
        </a>
      </div>
    </li>
  );
}
