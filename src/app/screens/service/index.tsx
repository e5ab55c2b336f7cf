import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { chat, chevron, chevronDown, Icon, mail, telegram, user } from '../../ui/icon/icon.tsx';
import { paths } from '../../paths.ts';
import { refreshSettings, settingsFailure } from '../../features/merchant/merchant.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { helpTo } from '../../runtime/router/link.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { channels, linkCipher, supportHours } from '../../features/merchant/support.ts';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { LoadFailedView } from '../../ui/status-view/load-failed.tsx';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import './service.css';

const bubble = 'M16 16h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H34L22 58V48h-6a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4ZM26 32v.1M36 32v.1M46 32v.1';

/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence), for the channels that merchants have most. */
const phone = 'M22 16.9v3a2 2 0 0 1-2.2 2 19.8 19.8 0 0 1-8.6-3.1 19.5 19.5 0 0 1-6-6A19.8 19.8 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7q.2 1.4.7 2.8a2 2 0 0 1-.5 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4q1.4.5 2.8.7a2 2 0 0 1 1.7 2z';
const whatsapp = 'M3 21l1.7-3.8A9 9 0 1 1 8 20.1zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';

const shapes: Record<string, string> = { chat, mail, email: mail, telegram, whatsapp, phone, facebook: user };

/** The outline of a channel, whatever the case of its name; a speech bubble for those that have none. */
const channelShape = (name: string): string => shapes[name.toLowerCase()] ?? chat;

const questions = [
  { name: 'deposit', href: paths.depositRecord },
  { name: 'withdrawal', href: paths.withdrawRecord },
  { name: 'password', href: paths.forget },
  { name: 'limits', href: paths.responsiblePlay },
] as const;

/** Common questions, each with its answer and a link. */
export function Questions() {
  const { t } = useTranslation('service');
  return (
    <section aria-labelledby="service-questions">
      <h2 id="service-questions" className="service-questions">{t('questions')}</h2>
      <div className="card divided">
        {questions.map(({ name, href }) => (
          <details key={name} className="service-question">
            <summary className="row">
              <span className="fill">{t(`question.${name}.title`)}</span>
              <Icon shape={chevronDown} size={20} className="quiet" />
            </summary>
            <p className="quiet">{t(`question.${name}.text`)}</p>
            {isOffered(href) && <a href={href}>{t(`question.${name}.go`)}</a>}
          </details>
        ))}
      </div>
    </section>
  );
}

function askAgain(): void {
  void refreshSettings();
  void linkCipher.load().catch(() => {});
}

function Channels() {
  const { t } = useTranslation('service');
  const found = channels.value;
  const failure = settingsFailure();
  if (failure !== undefined) return <FailureView failure={failure} retry={askAgain} />;
  // The cipher's code failed to load.
  if (!found) return <LoadFailedView retry={askAgain} />;
  if (!found.length) return <StatusView picture={bubble} title={t('none.title')} text={t('none.text')} action={{ label: t('none.home'), href: paths.home }} />;
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

const waiting = (
  <ul className="skeleton" aria-busy="true">
    <li className="card row service-channel" />
  </ul>
);

/** Customer service: its hours, every way to reach the merchant, and common questions. */
export default function Service() {
  const { t } = useTranslation('service');
  useEffect(() => keepLoading(linkCipher), []);
  const hours = supportHours();
  const known = (channels.value ?? linkCipher.error.value) !== undefined || settingsFailure() !== undefined;
  return (
    <Screen name="service">
      <div className="page-column">
        <h2 className="service-heading">{t('heading')}</h2>
        <p className="quiet service-purpose">{t('purpose')}</p>
        <p className="hint service-hours">{hydrated.value && hours && t(hours.key, hours)}</p>
        {/* Only with the channels, whose number is not known before: they would push the questions down. */}
        {known ? (
          <>
            <Channels />
            <Questions />
          </>
        ) : (
          waiting
        )}
      </div>
    </Screen>
  );
}
