import { useTranslation } from 'react-i18next';
import type { DownloadKind } from '../../../contract/downloads.ts';
import { onIOS } from '../../device/browser/browser.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { paths, withQuery } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { downloadUrl } from '../../features/install/install.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import './download-guide.css';

interface Step {
  /** key of its words */
  name: string;
  /** drawing of the phone's screen and of the place to tap, on a 72 x 96 grid; the phone is from x 12 to 60 */
  screen: string;
  tap: string;
}

interface Guide {
  name: 'android' | 'ios' | 'profile';
  /** the file that it installs */
  kind: DownloadKind;
  steps: readonly Step[];
}

const arrow = 'M36 42v18m-8-7 8 8 8-8';
const apps = 'M22 24h6v6h-6zM33 24h6v6h-6zM44 24h6v6h-6zM22 36h6v6h-6zM33 36h6v6h-6z';

const guides: readonly Guide[] = [
  {
    name: 'android',
    kind: 'Android',
    steps: [
      { name: 'get', screen: 'M20 22h32M20 28h20', tap: `${arrow}M24 68h24` },
      { name: 'allow', screen: 'M36 20l14 24H22zM36 29v6M36 40v.1M20 54h16M20 60h12', tap: 'M44 54h6a4 4 0 0 1 0 8h-6a4 4 0 0 1 0-8zM50 58v.1' },
      { name: 'install', screen: 'M24 26h24v20H24zM30 34h12M30 39h8', tap: 'M26 56h20a5 5 0 0 1 0 10H26a5 5 0 0 1 0-10zM30 61h12' },
      { name: 'open', screen: apps, tap: 'M44 36h6v6h-6zM47 50v12m-4-8 4-4 4 4' },
    ],
  },
  {
    name: 'ios',
    kind: 'MOBILECONFIG',
    steps: [
      { name: 'more', screen: 'M20 22h32M20 28h20M20 36h32M16 72h40', tap: 'M36 50v14M31 55l5-5 5 5M30 60h-2v14h16V60h-2' },
      { name: 'add', screen: 'M20 36h10v10H20zM36 38h14M36 44h8', tap: 'M42 20h8M22 60h12v12H22zM28 63v6M25 66h6M42 66h8' },
    ],
  },
  {
    name: 'profile',
    kind: 'MOBILECONFIG',
    steps: [
      { name: 'get', screen: 'M20 22h32M20 28h20', tap: `${arrow}M24 68h24` },
      { name: 'settings', screen: 'M20 46h32M20 56h32M20 66h32', tap: 'M20 22h32v14H20zM25 29h14M46 26l3 3-3 3' },
      { name: 'install', screen: 'M36 36l10 4v8q0 8-10 12-10-4-10-12v-8zM32 48l3 3 6-6', tap: 'M40 22h12M24 68h.1M32 68h.1M40 68h.1M48 68h.1' },
      { name: 'open', screen: apps, tap: 'M44 36h6v6h-6zM47 50v12m-4-8 4-4 4 4' },
    ],
  },
];

/** How to install the app (S03): on Android, on the iOS home screen, by an iOS profile. */
export default function DownloadGuide() {
  const { t } = useTranslation('downloadGuide');
  const { query } = usePageAddress();
  const { name, kind, steps } = chosenGuide(hydrated.value ? query.for : undefined);
  const url = downloadUrl(kind);
  return (
    <Screen name="downloadGuide">
      <div className="page-column guide">
        <Tabs
          label={t('choose')}
          tabs={guides.map((guide) => ({ name: guide.name, label: t(guide.name) }))}
          chosen={name}
          choose={(chosen) => navigate(withQuery(paths.downloadGuide, { for: chosen }), true)}
          panel="guide"
        >
          <ol className="guide-steps">
            {steps.map((step, index) => (
              <li key={step.name} className="card padded row guide-step">
                <Phone {...step} />
                <div>
                  <p className="hint">{t('step', { number: index + 1 })}</p>
                  <p>{t(`steps.${name}.${step.name}`)}</p>
                </div>
              </li>
            ))}
          </ol>
          {url && (
            <a className="button button-accent" href={url} target="_top">
              {t(name === 'ios' ? 'getProfile' : 'get')}
            </a>
          )}
        </Tabs>
      </div>
    </Screen>
  );
}

/** The guide that the address names; else the one that fits this phone. */
function chosenGuide(asked: string | undefined) {
  const fitting = hydrated.value && onIOS() ? 'ios' : 'android';
  return guides.find(({ name }) => name === asked) ?? guides.find(({ name }) => name === fitting)!;
}

/** A phone with what a step is about drawn on its screen. */
function Phone({ screen, tap }: Pick<Step, 'screen' | 'tap'>) {
  return (
    <svg viewBox="0 0 72 96" width="72" height="96" fill="none" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path className="guide-frame" d="M19 4h34a7 7 0 0 1 7 7v74a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7zM31 11h10M30 85h12" />
      <path className="guide-screen" d={screen} />
      <path className="guide-tap" d={tap} />
    </svg>
  );
}
