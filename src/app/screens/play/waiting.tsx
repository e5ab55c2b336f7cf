import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon/index.tsx';
import { play } from '../../ui/icon/shapes.ts';
import '../../ui/skeleton/skeleton.css';

/** In the place of the game while it is on its way. */
export function Waiting() {
  const { t } = useTranslation('play');
  return (
    <div className="play-waiting" role="status">
      <span className="play-waiting-picture skeleton" aria-hidden="true">
        <Icon shape={play} size={56} />
      </span>
      <p>{t('opening')}</p>
    </div>
  );
}
