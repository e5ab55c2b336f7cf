import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import LanguagePicker from '../../../features/language/language-picker.tsx';
import { Brand } from '../../../ui/brand/brand.tsx';
import { chevron, close, globe, Icon, mail, share, telegram } from '../../../ui/icon/icon.tsx';
import './side-menu.css';

interface SideMenuViewProps {
  /** the merchant has a message centre */
  messages: boolean;
  /** a visitor's tap on the messages; none: a link to them */
  onMessages?: () => void;
  /** addresses; a row without one is not shown */
  shareHref: string | undefined;
  telegramHref: string | undefined;
  onClose: () => void;
}

/** The content of the side menu. */
export function SideMenuView({ messages, onMessages, shareHref, telegramHref, onClose }: SideMenuViewProps) {
  const { t } = useTranslation('menus');
  const row = (
    <>
      <Icon shape={mail} size={22} />
      {t('side.messages')}
      <Icon shape={chevron} size={18} />
    </>
  );
  return (
    <>
      <div className="row side-menu-top">
        <Brand />
        <button type="button" className="icon-button quiet" aria-label={t('close')} onClick={onClose}>
          <Icon shape={close} />
        </button>
      </div>
      <div className="side-menu-rows">
        {messages && onMessages && (
          <button type="button" className="side-menu-row" onClick={onMessages}>
            {row}
          </button>
        )}
        {messages && !onMessages && (
          <a className="side-menu-row" href={paths.messages}>
            {row}
          </a>
        )}
        {shareHref && (
          <a className="side-menu-row" href={shareHref}>
            <Icon shape={share} size={22} />
            {t('side.share')}
            <Icon shape={chevron} size={18} />
          </a>
        )}
        {telegramHref && (
          <a className="side-menu-row" href={telegramHref} target="_blank" rel="noopener noreferrer">
            <Icon shape={telegram} size={22} />
            {t('side.telegram')}
            <Icon shape={chevron} size={18} />
          </a>
        )}
        <LanguagePicker>
          <Icon shape={globe} size={22} />
          {t('side.language')}
        </LanguagePicker>
      </div>
      <p className="hint side-menu-play">{t('side.play')}</p>
    </>
  );
}
