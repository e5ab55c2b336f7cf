import { useTranslation } from 'react-i18next';
import { textPages } from '../../../../contract/own-texts.ts';
import { ownPages } from '../../../features/own-text/own-text.ts';
import { paths } from '../../../paths.ts';
import { pageData } from '../../../device/page-data.ts';
import { words } from '../../../i18n/index.ts';
import { flag } from '../../../features/merchant/merchant.ts';
import { supportHours } from '../../../features/merchant/support.ts';
import { chevron, Icon } from '../../../ui/icon/icon.tsx';
import './below.css';

/** The foot of home: 18+, responsible play, the merchant's own texts, and the operator. */
export function HomeFooter() {
  const { t } = useTranslation('common');
  const { name, operator } = pageData.merchant;
  const hours = supportHours();
  return (
    <footer className="home-footer" tabIndex={-1}>
      <h2>{name}</h2>
      <div className="home-footer-age">
        <span className="home-footer-badge">{`${words.age}+`}</span>
        <p>{t('homeFooter.responsible')}</p>
      </div>
      {flag('RESPONSIBLE') && (
        <a className="home-footer-link" href={paths.responsiblePlay}>
          {t('homeFooter.limits')}
          <Icon shape={chevron} size={16} />
        </a>
      )}
      {ownPages().map(({ name: page, title }) => (
        <a key={page} className="home-footer-link" href={`${textPages}/${page}`}>
          {title}
          <Icon shape={chevron} size={16} />
        </a>
      ))}
      <p>{t('homeFooter.help')}</p>
      {operator && <p>{t('homeFooter.operator', { ...operator })}</p>}
      {hours && <p>{t(`homeFooter.${hours.key}`, hours)}</p>}
      <p>© {name}</p>
    </footer>
  );
}
