import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pausePlay, setRealityCheck, type PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { pauseLengths, checkMinutes } from '../../../contract/responsible.ts';
import { call } from '../../gateway/call.ts';
import { breakWords } from '../../features/responsible-play/break-view.tsx';
import { confirm } from '../../ui/messages/messages.ts';
import { Icon, shield } from '../../ui/icon/icon.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { reportVisit } from '../../features/responsible-play/play-visit.ts';
import { Choice } from './choice.tsx';
import { attempt, setResponsible } from './responsible-state.ts';

/** A part of the screen; its title and text are `title` and `text` under its name in the screen's strings. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('responsiblePlay');
  const id = `responsible-${name}`;
  return (
    <section className="card padded" aria-labelledby={id}>
      <h2 id={id}>{t(`${name}.title`)}</h2>
      <p className="quiet responsible-text">{t(`${name}.text`)}</p>
      {children}
    </section>
  );
}

/** Says that the member is on a break, and until when. */
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

/** The buttons that begin a pause, after a question. */
export function Pauses() {
  const { t } = useTranslation('responsiblePlay');
  const pause = async (length: string) => {
    const sure = await confirm({ title: t('pause.ask', { length: t(`pause.${length}`) }), text: t('pause.askText'), confirm: t('pause.confirm') });
    if (sure) await attempt(setResponsible(call(pausePlay, { length })), t('pause.saved'));
  };
  return (
    <Part name="pause">
      <div className="responsible-lengths">
        {Object.keys(pauseLengths).map((length) => (
          <button key={length} type="button" className="button" aria-haspopup="dialog" onClick={() => void pause(length)}>
            {t(`pause.${length}`)}
          </button>
        ))}
      </div>
    </Part>
  );
}

const exclusionSheet = lazy(() => import('./exclusion-sheet.tsx'));

/** The button that opens the sheet of the self-exclusion. */
export function Exclusion() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <Part name="exclusion">
      <button type="button" className="button button-wide" aria-haspopup="dialog" onClick={() => openOverlay(exclusionSheet)}>
        {t('exclusion.open')}
      </button>
    </Part>
  );
}

/** The choice of the minutes between two reality checks. */
export function Check({ chosen }: { chosen: number }) {
  const { t } = useTranslation('responsiblePlay');
  const choose = (minutes: number) => {
    // `reportVisit` brings the new minutes to the reality check.
    const changing = setResponsible(call(setRealityCheck, { minutes })).then(reportVisit);
    void attempt(changing, t('check.set', { minutes }));
  };
  return (
    <Part name="check">
      <Choice
        labelledBy="responsible-check"
        choices={checkMinutes.map((minutes) => ({ value: minutes, label: t('check.minutes', { minutes }) }))}
        chosen={chosen}
        choose={choose}
      />
    </Part>
  );
}
