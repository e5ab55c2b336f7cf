import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { pageData } from '../../../device/page-data.ts';
import { flag } from '../../../features/merchant/merchant.ts';
import { supportHours } from '../../../features/merchant/support.ts';
import { Brand } from '../../../ui/brand/brand.tsx';
import { chevron, Icon } from '../../../ui/icon/icon.tsx';
import './below.css';

/** Stands under home, and wherever people decide to play: 18+ and the responsible-play line (look.md). */
export function HomeFooter() {
  const { t } = useTranslation('common');
  const { name, operator } = pageData.merchant;
  const hours = supportHours();
  return (
    <footer className="home-footer" tabIndex={-1}>
      <h2>
        <Brand />
      </h2>
      <div className="home-footer-age">
        <span className="home-footer-badge">18+</span>
        <p>{t('homeFooter.responsible')}</p>
      </div>
      {flag('RESPONSIBLE') && (
        <a className="home-footer-link" href={paths.responsiblePlay}>
          {t('homeFooter.limits')}
          <Icon shape={chevron} size={16} />
        </a>
      )}
      <p>{t('homeFooter.help')}</p>
      {operator && <p>{t('homeFooter.operator', { ...operator })}</p>}
      {hours && <p>{t(`homeFooter.${hours.key}`, hours)}</p>}
      <p>© {name}</p>
    </footer>
  );
}
