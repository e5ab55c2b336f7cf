import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downlineDetail } from '../../../contract/endpoints/agency.ts';
import type { DownlineMember } from '../../../contract/endpoints/agency.ts';
import { shortDateText } from '../../i18n/instant.ts';
import { paths, withQuery } from '../../paths.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Async } from '../../ui/async/async.tsx';
import { amountText } from '../../features/wallet/amount-text.ts';
import { resource } from '../../gateway/resource.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { close } from '../../ui/icon/shapes.ts';
import './member-sheet.css';

/** A member of the team: their figures of 30 days, and a link to send them money, if the agent may. */
export function MemberSheet({ member, onClose }: { member: DownlineMember; onClose: () => void }) {
  const { t } = useTranslation('agent');
  const { id, account, nickname, level, joinedAt } = member;
  const [detail] = useState(() => resource(downlineDetail, () => ({ id })));
  useEffect(() => void detail.load(), [detail]);
  return (
    <Dialog className="bottom-sheet agent-sheet" labelledBy="agent-sheet-title" onClose={onClose}>
      {(leave) => (
        <>
          <button type="button" className="icon-button quiet agent-sheet-close" aria-label={t('shell:close')} onClick={leave}>
            <Icon shape={close} />
          </button>
          <h2 className="agent-sheet-title" id="agent-sheet-title">
            {nickname ?? account}
          </h2>
          <p className="hint">{account}</p>
          <Async resource={detail} waiting={<div className="agent-sheet-place skeleton" aria-hidden="true" />}>
            {({ upline, team, stakes, deposits, net, commission, mayReceive }) => (
              <>
                <dl className="agent-facts">
                  {[
                    [t('member.level'), level],
                    [t('member.joined'), shortDateText(joinedAt)],
                    [t('member.upline'), upline],
                    [t('member.team'), team],
                    [t('figure.deposits'), amountText(deposits)],
                    [t('figure.stakes'), amountText(stakes)],
                    [t('figure.net'), amountText(net)],
                    [t('figure.commission'), amountText(commission)],
                  ].map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd className="numbers">{value}</dd>
                    </div>
                  ))}
                </dl>
                <p className="hint agent-note">{t('member.days')}</p>
                {mayReceive && (
                  <a className="button button-accent" href={withQuery(paths.transferUp, { to: id })}>
                    {t('member.transfer')}
                  </a>
                )}
              </>
            )}
          </Async>
        </>
      )}
    </Dialog>
  );
}
