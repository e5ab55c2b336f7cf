import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downline, downlineDetail, type DownlineMember } from '../../../contract/endpoints/agency.ts';
import { shortDateText, shortMomentText } from '../../i18n/instant.ts';
import { paths, withQuery } from '../../paths.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { Async } from '../../ui/async/async.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { resource } from '../../gateway/resource.ts';
import { StatusView, twoPeople } from '../../ui/status-view/status-view.tsx';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { pages } from '../../gateway/pages.ts';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { chevron, Icon } from '../../ui/icon/icon.tsx';
import { lens, SearchField } from '../../ui/search-field/search-field.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import './member-sheet.css';

/** The agent's team: those who registered by the agent's invitation, and by theirs. */
export default function Team() {
  const { t } = useTranslation('agent');
  const [asked, setAsked] = useState('');
  // No name is longer: a longer text would find nothing either.
  const list = useMemo(() => pages(downline, () => ({ search: asked.slice(0, 40) || undefined })), [asked]);
  const [opened, setOpened] = useState<DownlineMember>();
  useEffect(() => void list.load(), [list]);
  const empty = asked ? (
    <StatusView picture={lens} title={t('team.notFound.title')} text={t('team.notFound.text')} action={{ label: t('team.notFound.all'), run: () => setAsked('') }} />
  ) : (
    <StatusView picture={twoPeople} title={t('team.empty.title')} text={t('team.empty.text')} action={{ label: t('team.empty.invite'), href: withQuery(paths.agent, { tab: 'invite' }) }} />
  );
  return (
    <>
      <div className="agent-search">
        <SearchField label={t('team.search')} clearLabel={t('team.clear')} asked={asked} ask={(text) => setAsked(text.trim())} />
      </div>
      <PagedList pages={list} waiting={<Outline of={[6]} />} empty={empty}>
        {(members) => (
          <ul className="card divided agent-rows">
            {members.map((member) => (
              <li key={member.id}>
                <Row member={member} open={() => setOpened(member)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {opened && <MemberSheet member={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Row({ member: { account, nickname, level, joinedAt, lastActiveAt, stakes }, open }: { member: DownlineMember; open: () => void }) {
  const { t } = useTranslation('agent');
  return (
    <button type="button" className="row list-row agent-row" aria-haspopup="dialog" onClick={open}>
      <span className="agent-letter" aria-hidden="true">
        {(nickname ?? account).slice(0, 1).toUpperCase()}
      </span>
      <span className="fill">
        <span className="ellipsis agent-row-name">{nickname ?? account}</span>
        <span className="hint">{t('team.since', { level, day: shortDateText(joinedAt) })}</span>
        <span className="hint">{lastActiveAt ? t('team.lastActive', { time: shortMomentText(lastActiveAt) }) : t('team.never')}</span>
      </span>
      <span className="agent-row-end">
        <span className="numbers">{amountText(stakes)}</span>
        <span className="hint">{t('team.days')}</span>
      </span>
      <Icon shape={chevron} size={20} className="agent-chevron" />
    </button>
  );
}

/** A member of the team: their figures of 30 days, and a link to send them money, if the agent may. */
function MemberSheet({ member, onClose }: { member: DownlineMember; onClose: () => void }) {
  const { t } = useTranslation('agent');
  const { id, account, nickname, level, joinedAt } = member;
  const [detail] = useState(() => resource(downlineDetail, () => ({ id })));
  useEffect(() => void detail.load(), [detail]);
  return (
    <Panel className="bottom-sheet agent-sheet" title={nickname ?? account} onClose={onClose}>
      <p className="hint">{account}</p>
      <Async resource={detail} waiting={<div className="agent-sheet-place skeleton" aria-hidden="true" />}>
        {({ upline, team, stakes, deposits, net, commission, mayReceive }) => (
          <>
            <Facts
              className="agent-facts"
              facts={[
                [t('member.level'), level],
                [t('member.joined'), shortDateText(joinedAt)],
                [t('member.upline'), upline],
                [t('member.team'), team],
                [t('figure.deposits'), amountText(deposits)],
                [t('figure.stakes'), amountText(stakes)],
                [t('figure.net'), amountText(net)],
                [t('figure.commission'), amountText(commission)],
              ]}
            />
            <p className="hint agent-note">{t('member.days')}</p>
            {mayReceive && (
              <a className="button button-accent" href={withQuery(paths.transferUp, { to: id })}>
                {t('member.transfer')}
              </a>
            )}
          </>
        )}
      </Async>
    </Panel>
  );
}
