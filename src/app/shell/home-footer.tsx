import { useTranslation } from 'react-i18next';
import { page } from '../state/merchant.ts';
import { Brand } from './brand.tsx';
import './home-footer.css';

/** Stands under home, and wherever people decide to play: 18+ and the responsible-play line (look.md). */
export function HomeFooter() {
  const { t } = useTranslation('later');
  return (
    <footer className="home-footer">
      <Brand />
      <div className="home-footer-age">
        <span className="home-footer-badge">18+</span>
        <p>{t('homeFooter.responsible')}</p>
      </div>
      <p className="home-footer-help">{t('homeFooter.help')}</p>
      <p>
        © {page.merchant.name}
      </p>
    </footer>
  );
}
