import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityOverview } from '../../../contract/endpoints/security.ts';
import { paths, withQuery } from '../../paths.ts';
import { addSquare, chevron, Icon, lock, mail, phone as handset, trash } from '../../ui/icon/icon.tsx';
import { usePageAddress } from '../../runtime/router/index.ts';
import { ErrorView } from '../../features/responsible-play/break/error-view.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { items, overview, strengthOf, type Item } from './security.ts';
import './security-center.css';

// Outlines on a 24-unit grid, drawn after Lucide (ISC licence).
const question = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17v.01';
const key = 'M15.5 7.5l3 3L22 7l-3-3M21 2l-9.6 9.6M2 15.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0';
const card = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10h20';
const wallet = 'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4';

interface FaceProps {
  shape: string;
  title: ReactNode;
  text: string;
  /** it is not set yet */
  missing?: boolean;
}

const Face = ({ shape, title, text, missing }: FaceProps) => (
  <>
    <span className="row security-icon">
      <Icon shape={shape} size={20} />
    </span>
    <span className="fill row-words">
      {title}
      <span className={missing ? 'hint security-missing' : 'hint numbers'}>{text}</span>
    </span>
  </>
);

const Row = ({ href, ...face }: FaceProps & { href: string }) => (
  <li>
    <a className="row list-row security-row" href={href}>
      <Face {...face} />
      <Icon shape={chevron} size={20} />
    </a>
  </li>
);

const hrefOf = (item: Item, id?: string): string => withQuery(paths.securityCenter, { item, id });

/** Everything that protects the account with its state, and the withdrawal destinations. */
function Overview({ known }: { known: SecurityOverview }) {
  const { t } = useTranslation('securityCenter');
  const { proof, hasPassword, phone, email, questions, destinations } = known;
  const { have, of } = strengthOf(known);
  return (
    <>
      <section className="card padded" aria-labelledby="security-strength">
        <h2 id="security-strength">{t(have === of ? 'strength.full' : 'strength.partial')}</h2>
        <p className="hint">{t('strength.text', { have, of })}</p>
        <p className="security-bar" aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <span key={at} className={at < have ? 'security-bar-part security-bar-full' : 'security-bar-part'} />
          ))}
        </p>
      </section>
      <h2 className="quiet security-heading">{t('access')}</h2>
      <ul className="card divided">
        <Row href={paths.changePassword} shape={lock} title={t('password.title')} text={t(hasPassword ? 'password.set' : 'missing')} missing={!hasPassword} />
        <Row href={hrefOf('phone')} shape={handset} title={t('phone.title')} text={phone ?? t('missing')} missing={!phone} />
        <Row href={hrefOf('email')} shape={mail} title={t('email.title')} text={email ?? t('missing')} missing={!email} />
        <Row href={hrefOf('questions')} shape={question} title={t('questions.title')} text={t(questions.length ? 'questions.set' : 'missing')} missing={!questions.length} />
      </ul>
      <h2 className="quiet security-heading">{t('withdrawals')}</h2>
      <ul className="card divided">
        <Row href={hrefOf('payment')} shape={key} title={t('payment.title')} text={t(proof === 'payment' ? 'payment.set' : 'missing')} missing={proof !== 'payment'} />
        {destinations.map(({ id, keyKind, bankName, masked }) => (
          <li key={id} className="row list-row security-row">
            <Face shape={keyKind ? wallet : card} title={keyKind ? t(`kind.${keyKind}`) : bankName} text={masked} />
            <a className="icon-button quiet security-remove" href={hrefOf('remove', id)} aria-label={t('remove.one', { name: masked })}>
              <Icon shape={trash} size={20} />
            </a>
          </li>
        ))}
        <Row href={hrefOf('pix')} shape={addSquare} title={t('pix.title')} text={t('pix.hint')} />
        <Row href={hrefOf('bank')} shape={addSquare} title={t('bank.title')} text={t('bank.hint')} />
      </ul>
    </>
  );
}

const itemParts = ['line', 'field', 'field', 'button'] as const;

const itemForm = lazy(() => import('./item.tsx'));

/** Security centre (M09): passwords, questions, and the accounts and keys that withdrawals go to. */
export default function SecurityCenter() {
  const { t } = useTranslation('securityCenter');
  const { query } = usePageAddress();
  useEffect(() => void overview.load(), []);
  const known = overview.value.value;
  const failure = overview.failure.value;
  const asked = items.some((item) => item === query.item);
  return (
    <Screen name="securityCenter">
      <div className="page-column">
        {/* The largest text of the page, so that its largest paint waits for no answer. */}
        {!asked && <p className="hint security-about">{t('about')}</p>}
        {!known && failure !== undefined && <ErrorView failure={failure} retry={() => void overview.load()} />}
        {!known && failure === undefined && <Skeleton of={asked ? itemParts : ['card', 'short', 4, 'short', 4]} />}
        {known && !asked && <Overview known={known} />}
        {known && asked && <Lazy of={itemForm} fallback={<Skeleton of={itemParts} />} />}
      </div>
    </Screen>
  );
}
