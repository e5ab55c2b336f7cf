import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Icon, play } from '../../ui/icon/icon.tsx';

/** In the place of the game: its address names none. Looks as a game that is on its way, whose style is here: the files of other screens' states would come after it. */
export function NoGame() {
  const { t } = useTranslation('play');
  return (
    <div className="play-waiting">
      <span className="play-waiting-picture" aria-hidden="true">
        <Icon shape={play} size={56} />
      </span>
      <h2>{t('refused.title')}</h2>
      <p>{t('refused.text')}</p>
      <a className="button button-accent" href={paths.home}>
        {t('refused.home')}
      </a>
    </div>
  );
}
