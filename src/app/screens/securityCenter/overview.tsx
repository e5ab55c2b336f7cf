import { useTranslation } from 'react-i18next';
import type { SecurityOverview } from '../../../contract/endpoints/security.ts';
import { paths, withQuery } from '../../paths.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { addSquare, chevron } from '../../ui/icon/shapes.ts';
import { lock, phone as handset } from '../../ui/icon/member-shapes.ts';
import { trash } from '../../ui/icon/trash.ts';
import { strengthOf } from './security.ts';
import type { Item } from './security.ts';
import { card, key, mail, question, wallet } from './shapes.ts';

interface RowProps {
  href: string;
  shape: string;
  title: string;
  text: string;
  /** it is not in place yet */
  missing?: boolean;
}

function Row({ href, shape, title, text, missing }: RowProps) {
  return (
    <li>
      <a className="row list-row security-row" href={href}>
        <span className="row security-icon">
          <Icon shape={shape} size={20} />
        </span>
        <span className="fill row-words">
          {title}
          <span className={missing ? 'hint security-missing' : 'hint numbers'}>{text}</span>
        </span>
        <Icon shape={chevron} size={20} />
      </a>
    </li>
  );
}

const hrefOf = (item: Item, id?: string): string => withQuery(paths.securityCenter, { item, id });

/** Everything that protects the account with how it stands, and the destinations on file. */
export function Overview({ known }: { known: SecurityOverview }) {
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
      <ul className="card">
        <Row href={paths.changePassword} shape={lock} title={t('password.title')} text={t(hasPassword ? 'password.set' : 'missing')} missing={!hasPassword} />
        <Row href={hrefOf('phone')} shape={handset} title={t('phone.title')} text={phone ?? t('missing')} missing={!phone} />
        <Row href={hrefOf('email')} shape={mail} title={t('email.title')} text={email ?? t('missing')} missing={!email} />
        <Row href={hrefOf('questions')} shape={question} title={t('questions.title')} text={t(questions.length ? 'questions.set' : 'missing')} missing={!questions.length} />
      </ul>
      <h2 className="quiet security-heading">{t('withdrawals')}</h2>
      <ul className="card">
        <Row href={hrefOf('payment')} shape={key} title={t('payment.title')} text={t(proof === 'payment' ? 'payment.set' : 'missing')} missing={proof !== 'payment'} />
        {destinations.map(({ id, keyKind, bankName, masked }) => (
          <li key={id} className="row list-row security-row">
            <span className="row security-icon">
              <Icon shape={keyKind ? wallet : card} size={20} />
            </span>
            <span className="fill row-words">
              {keyKind ? t(`kind.${keyKind}`) : bankName}
              <span className="hint numbers">{masked}</span>
            </span>
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
