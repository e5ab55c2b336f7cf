import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excludeFromPlay } from '../../../contract/endpoints/responsible.ts';
import { exclusionMonths } from '../../../contract/responsible.ts';
import { call } from '../../gateway/call.ts';
import { i18n } from '../../i18n/index.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { setResponsible } from './responsible-state.ts';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { cleanedText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/form.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Choice } from './choice.tsx';
import { Panel } from '../../ui/dialog/dialog.tsx';

const rules = { word: { name: 'exclusionWord', required: true, whitespace: 'trimmed', most: 40 } } as const;

/** The self-exclusion: its length, and a word to type, so that nobody does it by accident. */
export default function ExclusionSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('responsiblePlay');
  const [length, setLength] = useState<string>('halfYear');
  const form = useForm(rules);
  const { word } = form.fields;
  word.also = () => (cleanedText(word).toUpperCase() === i18n.t('responsiblePlay:exclusion.word') ? undefined : 'exclusionWord.pattern');
  const send = (leave: () => void) => form.submit(async () => {
    await setResponsible(call(excludeFromPlay, { length }));
    leave();
    toast(i18n.t('responsiblePlay:exclusion.saved'), durations.short, 'done');
    scrollTo(0, 0);
  });
  return (
    <Panel className="bottom-sheet sheet" title={t('exclusion.title')} onClose={onClose}>
      {(leave) => (
        <FormFrame send={() => send(leave)}>
          <p className="quiet responsible-text">{t('exclusion.text')}</p>
          <p id="exclusion-length" className="responsible-question">
            {t('exclusion.length')}
          </p>
          <Choice
            labelledBy="exclusion-length"
            choices={Object.keys(exclusionMonths).map((value) => ({ value, label: t(`exclusion.${value}`) }))}
            chosen={length}
            choose={setLength}
          />
          <p id="exclusion-word" className="responsible-question">
            {t('exclusion.type', { word: t('exclusion.word') })}
          </p>
          <TextField field={word} label={t('exclusion.word')} autoComplete="off" />
          <FormAlert failure={form.failure} />
          <FormButton busy={form.busy} label={t('exclusion.confirm')} working={t('exclusion.sending')} tonal />
        </FormFrame>
      )}
    </Panel>
  );
}
