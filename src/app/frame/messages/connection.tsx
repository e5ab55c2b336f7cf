import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listen } from '../../device/listen.ts';
import './connection.css';

/** A strip on every screen while the phone is offline. A game covers it and has its own. */
export function Connection() {
  const { t } = useTranslation('shell');
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const look = () => setLost(navigator.onLine === false);
    look();
    return listen(window, 'online offline', look);
  }, []);
  // Always in the page: a screen reader announces changes, not a region's first content.
  return <div className="connection" aria-live="polite">{lost && <p className="connection-lost">{t('offline')}</p>}</div>;
}
