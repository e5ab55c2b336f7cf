import { useTranslation } from 'react-i18next';
import { pausePlay, type PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { pauseLengths } from '../../../contract/responsible.ts';
import { call } from '../../gateway/call.ts';
import { breakWords } from '../../features/responsible-play/break-view.tsx';
import { confirm } from '../../ui/messages/messages.ts';
import { Icon, shield } from '../../ui/icon/icon.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { attempt, setResponsible } from './responsible-state.ts';

/** Says that the member stays away, and until when. */
export function BreakNotice(playBreak: PlayBreak) {
  const { title, text } = breakWords(playBreak);
  return (
    <section className="card padded responsible-away" aria-labelledby="responsible-away">
      <Icon shape={shield} />
      <div>
        <h2 id="responsible-away">{title}</h2>
        <p className="quiet responsible-text">{text}</p>
      </div>
    </section>
  );
}

/** The lengths of a pause, each asked for once more before it begins. */
export function Pauses() {
  const { t } = useTranslation('responsiblePlay');
  const pause = async (length: string) => {
    const sure = await confirm({ title: t('pause.ask', { length: t(`pause.${length}`) }), text: t('pause.askText'), confirm: t('pause.confirm'), cancel: t('shell:cancel') });
    if (sure) await attempt(setResponsible(call(pausePlay, { length })), t('pause.saved'));
  };
  return (
    <section className="card padded" aria-labelledby="responsible-pause">
      <h2 id="responsible-pause">{t('pause.title')}</h2>
      <p className="quiet responsible-text">{t('pause.text')}</p>
      <div className="responsible-lengths">
        {Object.keys(pauseLengths).map((length) => (
          <button key={length} type="button" className="button" aria-haspopup="dialog" onClick={() => void pause(length)}>
            {t(`pause.${length}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

const exclusionSheet = lazy(() => import('./exclusion-sheet.tsx'));

/** The way to self-exclusion. */
export function Exclusion() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <section className="card padded" aria-labelledby="responsible-exclusion">
      <h2 id="responsible-exclusion">{t('exclusion.title')}</h2>
      <p className="quiet responsible-text">{t('exclusion.text')}</p>
      <button type="button" className="button button-wide" aria-haspopup="dialog" onClick={() => openOverlay(exclusionSheet)}>
        {t('exclusion.open')}
      </button>
    </section>
  );
}
