import { useTranslation } from 'react-i18next';
import { isIOS } from '../../device/browser/browser.ts';
import { hydrated } from '../../runtime/scheduling/hydrated.ts';
import { paths, withQuery } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { downloadUrl } from '../../features/install/downloads.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { guides } from './guides.ts';
import { GuideStep } from './step.tsx';
import './download-guide.css';

const panel = 'guide';

/** The guide that the address names; else the one that fits this phone. */
function chosenGuide(asked: string | undefined) {
  const fitting = hydrated.value && isIOS(navigator.userAgent, navigator.maxTouchPoints) ? 'ios' : 'android';
  return guides.find(({ name }) => name === asked) ?? guides.find(({ name }) => name === fitting)!;
}

/** How to install the app (S03): on Android, on the iOS home screen, by an iOS profile. */
export default function DownloadGuide() {
  const { t } = useTranslation('downloadGuide');
  const { query } = usePageAddress();
  const { name, kind, steps } = chosenGuide(hydrated.value ? query.for : undefined);
  const url = kind && downloadUrl(kind);
  return (
    <Screen name="downloadGuide" title={t('downloadGuide:title')}>
      <div className="page-column guide">
        <Tabs
          label={t('choose')}
          tabs={guides.map((guide) => ({ name: guide.name, label: t(guide.name) }))}
          chosen={name}
          choose={(chosen) => navigate(withQuery(paths.downloadGuide, { for: chosen }), true)}
          panel={panel}
        />
        <div id={panel} role="tabpanel" aria-labelledby={`tab-${name}`}>
          <ol className="guide-steps">
            {steps.map((step, index) => (
              <GuideStep key={step.name} number={index + 1} words={t(`steps.${name}.${step.name}`)} screen={step.screen} tap={step.tap} />
            ))}
          </ol>
          {url && (
            <a className="button button-accent" href={url} target="_top">
              {t(name === 'ios' ? 'getProfile' : 'get')}
            </a>
          )}
        </div>
      </div>
    </Screen>
  );
}
