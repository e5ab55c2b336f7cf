import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { LazyLanguagePicker } from '../../features/language/lazy-language-picker.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { tabs } from './tabs.ts';
import './agent.css';

/** The agency centre (A §2): the team, its figures, contracts and the invitation. It does not use the frame's header. */
export default function Agent() {
  const { t } = useTranslation('agent');
  return (
    <Screen name="agent" title={t('agent:title')}>
      <div className="agent">
        <div className="agent-top">
          <BackButton target="step" />
          <p className="agent-title" aria-hidden="true">
            {t('title')}
          </p>
          <LazyLanguagePicker />
        </div>
        <Centre />
      </div>
    </Screen>
  );
}

function Centre() {
  const { t } = useTranslation('agent');
  const { query } = usePageAddress();
  const chosen = tabs.find(({ name }) => name === query.tab) ?? tabs[0];
  return (
    <>
      <Chips
        label={t('tabs')}
        chips={tabs.map(({ name, shape }) => ({ name, shape, label: t(`tab.${name}`) }))}
        chosen={chosen.name}
        choose={(name) => navigate(withQuery(paths.agent, { tab: name }), true)}
        panel="agent-panel"
      />
      <div className="agent-panel" role="tabpanel" id="agent-panel" aria-labelledby={`chip-${chosen.name}`}>
        <Lazy key={chosen.name} of={chosen.panel} fallback={<div className="card agent-place skeleton" aria-hidden="true" />} />
      </div>
    </>
  );
}
