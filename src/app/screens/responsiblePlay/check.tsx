import { useTranslation } from 'react-i18next';
import { setRealityCheck } from '../../../contract/endpoints/responsible.ts';
import { checkMinutes } from '../../../contract/responsible.ts';
import { call } from '../../gateway/call.ts';
import { reportVisit } from '../../features/responsible-play/play-visit.ts';
import { attempt, setResponsible } from './responsible-state.ts';

interface ChoiceProps<Value extends string | number> {
  /** id of the label */
  labelledBy: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  choose: (value: Value) => void;
}

/** A few alternatives, one of them chosen; after a failed change it still shows the one in force. */
export function Choice<Value extends string | number>({ labelledBy, choices, chosen, choose }: ChoiceProps<Value>) {
  return (
    <div className="choice" role="group" aria-labelledby={labelledBy}>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" className="choice-one" aria-pressed={value === chosen} onClick={() => choose(value)}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** How often the member wants to be told how long they have been here. */
export function Check({ chosen }: { chosen: number }) {
  const { t } = useTranslation('responsiblePlay');
  const choose = (minutes: number) => {
    // The watch of the session learns of it with the platform's next answer.
    const changing = setResponsible(call(setRealityCheck, { minutes })).then(reportVisit);
    void attempt(changing, t('check.set', { minutes }));
  };
  return (
    <section className="card padded" aria-labelledby="responsible-check">
      <h2 id="responsible-check">{t('check.title')}</h2>
      <p id="responsible-check-text" className="quiet responsible-text">
        {t('check.text')}
      </p>
      <Choice
        labelledBy="responsible-check"
        choices={checkMinutes.map((minutes) => ({ value: minutes, label: t('check.minutes', { minutes }) }))}
        chosen={chosen}
        choose={choose}
      />
    </section>
  );
}
