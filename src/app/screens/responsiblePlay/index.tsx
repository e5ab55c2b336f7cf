import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponsibleOverview } from '../../../contract/endpoints/responsible.ts';
import { paths } from '../../paths.ts';
import { rememberReturn } from '../../runtime/router/navigate.ts';
import { helpTo } from '../../runtime/router/link.ts';
import { chevron, Icon } from '../../ui/icon/icon.tsx';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { Places } from '../../ui/async/places.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reload } from '../../ui/messages/messages.ts';
import { reportVisit } from '../../features/responsible-play/play-visit.ts';
import { onTrial } from '../../features/access/refusal.ts';
import { Refused } from '../../features/responsible-play/break/error-view.tsx';
import { loggedIn } from '../../features/session/session.ts';
import { responsible } from './responsible-state.ts';
import { Limits } from './limits.tsx';
import { Results } from './results.tsx';
import { BreakNotice, Check, Exclusion, Part, Pauses } from './tools.tsx';
import './responsible-play.css';

const tools = ['limits', 'check', 'pause', 'exclusion'] as const;

/** For visitors: what members can set, and the login. */
function Visitor() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <Part name="visitor">
      <ul className="responsible-tools">
        {tools.map((tool) => (
          <li key={tool}>{t(`visitor.${tool}`)}</li>
        ))}
      </ul>
      {/* A tap before the app runs is kept (src/boot/early-tap.ts): the app must store the page to return to. */}
      <a className="button button-accent button-wide" href={paths.login} data-kept="" onClick={() => rememberReturn()}>
        {t('visitor.login')}
      </a>
    </Part>
  );
}

const contacts = [
  { name: 'anonymous', href: 'https://jogadoresanonimos.com.br' },
  { name: 'cvv', href: 'tel:188' },
];

function Help() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <Part name="help">
      <div className="divided">
        {contacts.map(({ name, href }) => (
          <a key={name} className="row responsible-contact" href={href} {...helpTo(href)}>
            <span>
              {t(`help.${name}`)}
              <span className="hint">{t(`help.${name}Text`)}</span>
            </span>
            <Icon shape={chevron} size={18} className="quiet" />
          </a>
        ))}
      </div>
    </Part>
  );
}

/** Limits, breaks and results of a member's play. Visitors see what there is, and who helps. */
export default function ResponsiblePlay() {
  const isVisitor = !loggedIn.value;
  return (
    <Screen name="responsiblePlay">
      {!isVisitor && (onTrial() ? <Refused why="trial" /> : <Own />)}
      {isVisitor && (
        <div className="page-column of-member">
          <Waiting />
        </div>
      )}
      {(isVisitor || onTrial()) && (
        <div className={isVisitor ? 'page-column of-visitor' : 'page-column'}>
          {isVisitor && <Visitor />}
          <Help />
        </div>
      )}
    </Screen>
  );
}

function Own() {
  const { t } = useTranslation('responsiblePlay');
  useEffect(() => {
    void responsible.load();
    void reportVisit();
  }, []);
  const overview = responsible.value.value;
  const failure = responsible.failure.value;
  if (!overview && failure !== undefined) {
    return (
      <div className="page-column">
        <FailureView title={t('failed')} failure={failure} retry={() => reload(responsible)} />
        <Help />
      </div>
    );
  }
  return <div className="page-column">{overview ? <Known overview={overview} /> : <Waiting />}</div>;
}

function Known({ overview }: { overview: ResponsibleOverview }) {
  const { limits, away, weekResult, checkMinutes } = overview;
  return (
    <>
      {away && <BreakNotice {...away} />}
      <Results weekResult={weekResult} />
      {!away && <Jumps />}
      <Limits limits={limits} />
      <Check chosen={checkMinutes} />
      {away?.kind !== 'exclusion' && <Pauses />}
      {away?.kind === 'exclusion' && away.endsAt === undefined ? null : <Exclusion />}
      <Help />
    </>
  );
}

/** Buttons that scroll to the pause and the self-exclusion, some 1,000 px below, and move the focus there. */
function Jumps() {
  const { t } = useTranslation('responsiblePlay');
  const jump = (name: string) => {
    const heading = document.getElementById(`responsible-${name}`)!;
    heading.tabIndex = -1;
    heading.focus();
    heading.scrollIntoView({ block: 'center' });
  };
  return (
    <p className="responsible-jumps">
      {['pause', 'exclusion'].map((name) => (
        <button key={name} type="button" className="button" onClick={() => jump(name)}>
          {t(`${name}.title`)}
        </button>
      ))}
    </p>
  );
}

function Waiting() {
  const { t } = useTranslation('responsiblePlay');
  return (
    <>
      <p className="unseen" role="status">
        {t('shell:loading')}
      </p>
      <Places count={3} item="card padded">
        <span className="skeleton-line skeleton-short" />
        <span className="skeleton-line" />
        <span className="skeleton-line skeleton-short" />
        <span className="skeleton-line" />
      </Places>
    </>
  );
}
