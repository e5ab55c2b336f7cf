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

/** iPhones need no file, the other ways do. */
export const isOffered = (kind: DownloadKind): boolean => kind === 'IOS' || downloadUrl(kind) !== undefined;

interface DownloadCardProps {
  t: TFunction;
  kind: DownloadKind;
  isForThisPhone: boolean;
}

/** One way to have the app: its file, where the merchant has one, and its guide. */
export function DownloadCard({ t, kind, isForThisPhone }: DownloadCardProps) {
  const { shape, guide } = kinds[kind];
  const url = downloadUrl(kind);
  const main = isForThisPhone ? 'button button-accent' : 'button';
  return (
    <li className="card padded">
      <div className="row download-card-head">
        <span className="icon-button download-card-icon">
          <Icon shape={shape} />
        </span>
        <div className="download-card-words">
          <h3>{t(`${kind}.name`)}</h3>
          <p className="hint">{t(url ? `${kind}.text` : 'noFile')}</p>
          {isForThisPhone && <span className="badge badge-vip download-mark">{t('forYou')}</span>}
        </div>
      </div>
      <div className="download-ways">
        {url && (
          <a className={main} href={url} target="_top">
            <Icon shape={download} size={20} />
            {t(kind === 'IOS' ? 'install' : 'get')}
          </a>
        )}
        <a className={url ? 'button' : main} href={withQuery(paths.downloadGuide, { for: guide })}>
          {t(url ? 'how' : 'add')}
        </a>
      </div>
    </li>
  );
}
