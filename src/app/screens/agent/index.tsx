import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, type LazyModule } from '../../runtime/lazy/lazy.ts';
import { chartUp, coins, link, scroll, users } from '../../ui/icon/icon.tsx';
import { paths, withQuery } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { LazyLanguagePicker } from '../../frame/header/header.tsx';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import './agent.css';

interface Tab {
  name: string;
  /** an outline of the icon folder */
  shape: string;
  /** placeholder of the panel while it loads */
  waiting: ReactNode;
  panel: LazyModule<{ default: ComponentType<{ figures: ReactNode }> }>;
}

/** Placeholder of the team's figures, with their note: the largest text of the page, so that its largest paint waits for no answer. */
function FigurePlaces() {
  const { t } = useTranslation('agent');
  return (
    <>
      <Outline of={['hero', 'halves', 'halves', 'halves']} />
      <p className="hint agent-note">{t('netNote')}</p>
      <Outline of={['chart']} />
    </>
  );
}

const figures = <FigurePlaces />;

/** The parts of the agency centre, by the `tab` of the address; each loads when it is chosen. */
const tabs: readonly [Tab, ...Tab[]] = [
  { name: 'overview', shape: chartUp, waiting: <><Outline of={['tabs']} />{figures}</>, panel: lazy(() => import('./overview.tsx')) },
  { name: 'team', shape: users, waiting: <Outline of={['button', 6]} />, panel: lazy(() => import('./team.tsx')) },
  { name: 'commission', shape: coins, waiting: <Outline of={['card', 6]} />, panel: lazy(() => import('./commission.tsx')) },
  { name: 'contracts', shape: scroll, waiting: <Outline of={[3]} />, panel: lazy(() => import('./contracts.tsx')) },
  { name: 'invite', shape: link, waiting: <Outline of={['short', 'square', 'field', 'button']} />, panel: lazy(() => import('./invite.tsx')) },
];

/** The agency centre (A §2): the team, its figures, contracts and the invitation. It does not use the frame's header. */
export default function Agent() {
  const { t } = useTranslation('agent');
  const { query } = usePageAddress();
  const chosen = tabs.find(({ name }) => name === query.tab) ?? tabs[0];
  return (
    <Screen name="agent">
      <div className="agent">
        <div className="agent-top">
          <BackButton target="step" />
          <p className="agent-title" aria-hidden="true">
            {t('title')}
          </p>
          <LazyLanguagePicker />
        </div>
        <Chips
          label={t('tabs')}
          chips={tabs.map(({ name, shape }) => ({ name, shape, label: t(`tab.${name}`) }))}
          chosen={chosen.name}
          choose={(name) => navigate(withQuery(paths.agent, { tab: name }), true)}
          panel="agent-panel"
          className="agent-panel"
        >
          <Lazy key={chosen.name} of={chosen.panel} props={{ figures }} fallback={chosen.waiting} />
        </Chips>
      </div>
    </Screen>
  );
}
