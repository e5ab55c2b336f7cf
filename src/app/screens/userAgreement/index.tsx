import { useTranslation } from 'react-i18next';
import { OwnText } from '../../features/own-text/own-text.tsx';
import { ownTitle } from '../../features/own-text/own-text.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { pageData } from '../../device/page-data.ts';
import './user-agreement.css';

/** In the order in which a reader needs them. */
const parts = 'adults account money fairness data limits help'.split(' ');

/** The user agreement: the merchant's own terms, else the app's, short enough to be read. */
export default function UserAgreement() {
  const { t } = useTranslation('userAgreement');
  const { name } = pageData.merchant;
  const own = ownTitle('terms');
  if (own !== undefined) return <Screen name="userAgreement" title={own}><OwnText name="terms" /></Screen>;
  return (
    <Screen name="userAgreement">
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
