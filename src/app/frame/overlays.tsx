// @chunk entry
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pushBackStep } from '../runtime/overlays/back-step.ts';
import { openOverlay, overlays } from '../runtime/overlays/overlays.ts';
import type { OpenOverlay } from '../runtime/overlays/overlays.ts';
import { toastLoadFailed } from '../ui/messages/toast-load-failed.ts';
import './overlays.css';

/** Renders the overlay stack over the page. */
export function Overlays() {
  return overlays.value.map((overlay) => <Overlay key={overlay.id} overlay={overlay} />);
}

function Overlay({ overlay: { of, props, close } }: { overlay: OpenOverlay }) {
  useEffect(() => {
    of.load().catch(() => {
      close();
      toastLoadFailed(() => openOverlay(of, props));
    });
  }, [of, props, close]);
  const Loaded = of.value.value?.default;
  return Loaded ? <Loaded {...props} onClose={close} /> : <OverlayProgress cancel={close} />;
}

/** Progress while an overlay's code loads: on 2G a tap must not look dead. Back and a tap cancel it. */
function OverlayProgress({ cancel }: { cancel: () => void }) {
  const { t } = useTranslation('shell');
  useLayoutEffect(() => pushBackStep(cancel), [cancel]);
  return (
    <button type="button" className="overlay-progress" onClick={cancel}>
      {t('loading')}
    </button>
  );
}
