import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../runtime/boundary.tsx';
import { pushBackStep } from '../runtime/overlays/back-step.ts';
import { openOverlay, overlays, type OpenOverlay } from '../runtime/overlays/overlays.ts';
import { shieldTaps } from '../device/touch.ts';
import { toastLoadFailed } from '../ui/messages/messages.ts';
import './frame.css';

/** Renders the overlay stack over the page. */
export function Overlays() {
  return overlays.value.map((overlay) => <Overlay key={overlay.id} overlay={overlay} />);
}

/** For a failed overlay, which has closed. */
const Nothing = () => null;

function Overlay({ overlay: { of, props, close } }: { overlay: OpenOverlay }) {
  const fail = () => {
    close();
    toastLoadFailed(() => openOverlay(of, props));
  };
  useEffect(() => void of.load().catch(fail), [of, props, close]);
  const Loaded = of.value.value?.default;
  if (!Loaded) return <OverlayProgress cancel={close} />;
  return <Boundary failed={Nothing} onThrow={fail}><Loaded {...props} onClose={close} /></Boundary>;
}

/** Progress while an overlay's code loads: on 2G a tap must not look dead. Back and a tap cancel it. */
function OverlayProgress({ cancel }: { cancel: () => void }) {
  const { t } = useTranslation('shell');
  useLayoutEffect(() => pushBackStep(cancel), [cancel]);
  return (
    <button type="button" className="overlay-progress" onClick={() => {
      shieldTaps();
      cancel();
    }}>
      {t('loading')}
    </button>
  );
}
