import { useTranslation } from 'react-i18next';
import { helpTo } from '../../runtime/router/link.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevron } from '../../ui/icon/shapes.ts';

const contacts = [
  { name: 'anonymous', href: 'https://jogadoresanonimos.com.br' },
  { name: 'cvv', href: 'tel:188' },
];

/** Help lines. */
export function Help() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <section className="card padded" aria-labelledby="responsible-help">
      <h2 id="responsible-help">{t('help.title')}</h2>
      <p className="quiet responsible-text">{t('help.text')}</p>
      <div className="divided">
        {contacts.map(({ name, href }) => (
          <a key={name} className="row responsible-contact" href={href} {...helpTo(href)}>
            <span>
              {t(`help.${name}`)}
              <span className="responsible-hint">{t(`help.${name}Text`)}</span>
            </span>
            <Icon shape={chevron} size={18} className="quiet" />
          </a>
        ))}
      </div>
    </section>
  );
}
