import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import { hasDownloads } from '../../../features/install/downloads.ts';
import { Icon } from '../../../ui/icon/index.tsx';
import { download } from '../../../ui/icon/shapes.ts';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import { downloadPopup } from '../../../features/install/download-popup-overlay.ts';
import './download-offer.css';

const offered = computed(hasDownloads);

/** The way to the app's downloads (H12), where the merchant has any. */
export function DownloadOffer({ t }: { t: TFunction }) {
  if (!offered.value) return null;
  return (
    <button type="button" className="card home-card download-offer" aria-haspopup="dialog" onClick={() => openOverlay(downloadPopup)}>
      <Icon shape={download} />
      {t('download.title')}
    </button>
  );
}
