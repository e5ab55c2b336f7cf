import { useTranslation } from 'react-i18next';
import { answerRule, securityQuestions } from '../../../contract/destinations.ts';
import { setSecurityQuestions } from '../../../contract/endpoints/security.ts';
import { secretRule } from '../../../contract/registration.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { call } from '../../gateway/call.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm } from './protected-form.tsx';

const questionRule = { name: 'question', required: true } as const;

/** Two questions, each with an answer that only the member knows. */
export function QuestionsForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ first: questionRule, firstAnswer: answerRule, second: questionRule, secondAnswer: answerRule, secret: secretRule });
  const { first, firstAnswer, second, secondAnswer } = form.fields;
  // The answers are secrets.
  useKeptTexts(first, second);
  second.also = () => (second.value.peek() === first.value.peek() ? 'securityCenter:questions.same' : undefined);
  const options = securityQuestions.map((value) => ({ value, label: t(`question.${value}`) }));
  const save = ({ secret, ...typed }: Record<keyof typeof form.fields, string>) => call(setSecurityQuestions, {
    secret,
    answers: [{ question: typed.first, answer: typed.firstAnswer }, { question: typed.second, answer: typed.secondAnswer }],
  });
  return (
    // The same answers once more change nothing: that is how a lost answer is asked after.
    <ProtectedForm form={form} label={t('questions.save')} save={save} isMade={(values) => save(values).then(() => true)}>
      <SelectField field={first} label={t('questions.first')} options={options} />
      <TextField field={firstAnswer} label={t('questions.firstAnswer')} autoComplete="off" />
      <SelectField field={second} label={t('questions.second')} options={options} />
      <TextField field={secondAnswer} label={t('questions.secondAnswer')} autoComplete="off" />
    </ProtectedForm>
  );
}
