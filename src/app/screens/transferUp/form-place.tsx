import { useTranslation } from 'react-i18next';

/** The place of the form; its heading, the largest text of the page, waits for no answer. */
export function FormPlace({ to }: { to?: string }) {
  const { t } = useTranslation('transferUp');
  return (
    <div className="card padded transfer-card transfer-place skeleton" aria-hidden="true">
      <h2>{t(to ? 'toTeam' : 'toSuperior')}</h2>
    </div>
  );
}
