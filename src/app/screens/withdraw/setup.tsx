import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../paths.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { check, chevron } from '../../ui/icon/shapes.ts';

interface SetupProps {
  hasPassword: boolean;
  hasDestination: boolean;
}

/** The steps missing before the first withdrawal; each links to its form, which leads back here. */
export function Setup({ hasPassword, hasDestination }: SetupProps) {
  const { t } = useTranslation('withdraw');
  const steps = [
    { name: 'payment', done: hasPassword },
    { name: 'pix', done: hasDestination },
  ];
  return (
    <section aria-labelledby="withdraw-setup">
      <h2 id="withdraw-setup" className="withdraw-heading">
        {t('setup.title')}
      </h2>
      <p className="hint withdraw-note">{t('setup.text')}</p>
      <ol className="withdraw-setup">
        {steps.map(({ name, done }, at) => (
          <li key={name}>
            {done ? (
              <p className="card row withdraw-step">
                <span className="row withdraw-step-mark withdraw-step-done">
                  <Icon shape={check} size={18} />
                </span>
                <span className="withdraw-step-words">
                  {t(`setup.${name}`)}
                  <span className="hint">{t('setup.done')}</span>
                </span>
              </p>
            ) : (
              <a className="card row withdraw-step" href={withQuery(paths.securityCenter, { item: name })}>
                <span className="row withdraw-step-mark numbers">{at + 1}</span>
                <span className="withdraw-step-words">
                  {t(`setup.${name}`)}
                  <span className="hint">{t(`setup.${name}Hint`)}</span>
                </span>
                <Icon shape={chevron} size={20} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
