import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/screen.tsx';
import { pageData } from '../../device/page-data.ts';
import './user-agreement.css';

/** In the order in which a reader needs them. */
const parts = 'adults account money fairness data limits help'.split(' ');

/** The user agreement: short enough to be read. */
export default function UserAgreement() {
  const { t } = useTranslation('userAgreement');
  const { name } = pageData.merchant;
  return (
    <Screen name="userAgreement" title={t('title')}>
      <article className="page-column user-agreement">
        <p className="quiet">{t('lead', { name })}</p>
        {parts.map((part) => (
          <section key={part}>
            <h2>{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`, { name })}</p>
          </section>
        ))}
      </article>
    </Screen>
  );
}
