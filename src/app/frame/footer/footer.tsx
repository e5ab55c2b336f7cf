import { useTranslation } from 'react-i18next';
import type { Tab } from '../../../contract/menu-places.ts';
import { pageData } from '../../device/page-data.ts';
import { language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { chat, gift, home, Icon, plus, user } from '../../ui/icon/icon.tsx';
import './footer.css';

const items: readonly Tab[] = [
  { name: 'home', shape: home, path: paths.home },
  { name: 'activity', shape: gift, path: paths.activity },
  { name: 'deposit', shape: plus, path: paths.deposit },
  { name: 'service', shape: chat, path: paths.service },
  { name: 'mine', of: 'member', shape: user, path: paths.mine },
  { name: 'mine', of: 'visitor', shape: user, path: paths.mine, href: paths.login },
];

/** The bottom menu (S09), with the merchant's own tabs if its file names some; the tab of `path`, the page's own, is marked. */
export function Footer({ path }: { path: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <nav className="footer" aria-label={t('footer.label')}>
      {(pageData.merchant.tabs || items).map((item) => (
        <a
          key={item.href ?? item.path}
          className={`footer-${item.name}${item.of ? ` of-${item.of}` : ''}`}
          href={item.href ?? item.path}
          aria-current={item.path === path ? 'page' : undefined}
        >
          <span className="footer-icon">
            <Icon shape={item.shape} size={22} />
          </span>
          <span>{item.label ? item.label[language.value] : t(`footer.${item.name}`)}</span>
        </a>
      ))}
    </nav>
  );
}
