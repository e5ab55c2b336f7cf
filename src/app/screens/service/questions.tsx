import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevronDown } from '../../ui/icon/shapes.ts';

const questions = [
  { name: 'deposit', href: paths.depositRecord },
  { name: 'withdrawal', href: paths.withdrawRecord },
  { name: 'password', href: paths.forget },
  { name: 'limits', href: paths.responsiblePlay },
] as const;

/** The most common questions, answered without a wait. */
export function Questions() {
  const { t } = useTranslation('service');
  return (
    <section aria-labelledby="service-questions">
      <h2 id="service-questions" className="service-questions">{t('questions')}</h2>
      {questions.map(({ name, href }) => (
        <details key={name} className="card service-question">
          <summary className="row">
            <span className="fill">{t(`question.${name}.title`)}</span>
            <Icon shape={chevronDown} size={20} className="quiet" />
          </summary>
          <p className="quiet">{t(`question.${name}.text`)}</p>
          {isOffered(href) && <a href={href}>{t(`question.${name}.go`)}</a>}
        </details>
      ))}
    </section>
  );
}
