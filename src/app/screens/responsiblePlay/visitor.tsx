import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { rememberReturn } from '../../runtime/router/return-after-login.ts';

const tools = ['limits', 'check', 'pause', 'exclusion'] as const;

/** What a member can set, and the way to it. */
export function Visitor() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <section className="card padded" aria-labelledby="responsible-visitor">
      <h2 id="responsible-visitor">{t('visitor.title')}</h2>
      <p className="quiet responsible-text">{t('visitor.text')}</p>
      <ul className="responsible-tools">
        {tools.map((tool) => (
          <li key={tool}>{t(`visitor.${tool}`)}</li>
        ))}
      </ul>
      {/* A tap before the app is there is kept (src/boot/early-tap.ts): followed at once, it would not be known where to come back to. */}
      <a className="button button-accent button-wide" href={paths.login} data-kept="" onClick={() => rememberReturn()}>
        {t('visitor.login')}
      </a>
    </section>
  );
}
