import { useTranslation } from 'react-i18next';

/** The place of the form. Its heading and its note, the largest text of the page, wait for no answer. */
export function FormPlace({ to }: { to?: string }) {
  const { t } = useTranslation('transferUp');
  return (
    <div className="card padded transfer-card transfer-place skeleton" aria-hidden="true">
      <h2>{t(to ? 'toTeam' : 'toSuperior')}</h2>
      <p className="hint transfer-final">{t('final')}</p>
      <p className="button button-accent form-button" aria-disabled="true">
        {t('send')}
      </p>
    </div>
  );
}
