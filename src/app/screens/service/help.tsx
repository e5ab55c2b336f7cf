import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { helpTo } from '../../runtime/router/link.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { channels, linkCipher } from '../../features/merchant/support-channels.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevron } from '../../ui/icon/shapes.ts';
import { LoadFailedView } from '../../ui/status-view/load-failed.tsx';
import { Questions } from './questions.tsx';
import { channelShape } from './shapes.ts';

function Channels() {
  const { t } = useTranslation('service');
  const found = channels.value;
  if (!found) return <LoadFailedView retry={() => void linkCipher.load().catch(() => {})} />;
  if (!found.length) return <StatusView picture={emptyBox} title={t('none.title')} text={t('none.text')} action={{ label: t('none.home'), href: paths.home }} />;
  return (
    <ul>
      {found.map(({ name, href }) => (
        <li key={name}>
          <a className="card row service-channel" href={href} {...helpTo(href)}>
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

/** Every way to reach the merchant, once they are known or have failed, and common questions. */
export default function Help() {
  return (
    <>
      <Channels />
      <Questions />
    </>
  );
}
