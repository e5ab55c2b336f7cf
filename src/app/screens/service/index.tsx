import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hydrated } from '../../runtime/scheduling/hydrated.ts';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { channels, linkCipher } from '../../features/merchant/support-channels.ts';
import { supportHours } from '../../features/merchant/support-hours.ts';
import { language } from '../../i18n/language.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { chevron } from '../../ui/icon/shapes.ts';
import { LoadFailedView } from '../../ui/status-view/load-failed.tsx';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import { Questions } from './questions.tsx';
import { channelShape } from './shapes.ts';
import './service.css';

function Channels() {
  const { t } = useTranslation('service');
  const found = channels.value;
  if (!found && linkCipher.error.value !== undefined) return <LoadFailedView retry={() => void linkCipher.load().catch(() => {})} />;
  if (found && !found.length) return <StatusView picture={emptyBox} title={t('none.title')} text={t('none.text')} action={{ label: t('none.home'), href: paths.home }} />;
  return (
    <ul className={found ? undefined : 'skeleton'} aria-busy={!found}>
      {!found && <li className="press-fade card row service-channel" />}
      {found?.map(({ name, href }) => (
        <li key={name}>
          {/* Beside the app: whoever asks for help comes back to where help was needed. */}
          <a className="press-fade card row service-channel" href={href} target="_blank" rel="noopener noreferrer">
            <span className="icon-button service-icon">
              <Icon shape={channelShape(name)} />
            </span>
            <span className="fill row-words">
              {t(`channel.${name.toLowerCase()}.name`, { defaultValue: name })}
              <span className="hint">{t(`channel.${name.toLowerCase()}.hint`, { defaultValue: t('hint') })}</span>
            </span>
            <Icon shape={chevron} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Customer service: its hours, every way to reach the merchant, and common questions. */
export default function Service() {
  const { t } = useTranslation('service');
  useEffect(() => keepLoading(linkCipher), []);
  const hours = supportHours(language.value);
  return (
    <Screen name="service" title={t('service:title')}>
      <div className="page-column">
        <h2 className="service-heading">{t('heading')}</h2>
        <p className="quiet service-purpose">{t('purpose')}</p>
        <p className="hint service-hours">{hydrated.value && hours && t(hours.key, hours)}</p>
        <Channels />
        {/* How many channels stand above is not known before: what would be pushed down is not shown yet. */}
        {(channels.value ?? linkCipher.error.value) !== undefined && <Questions />}
      </div>
    </Screen>
  );
}
