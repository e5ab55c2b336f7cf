import type { MouseEvent, ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { mayTransferUp } from '../../../contract/members.ts';
import { paths } from '../../paths.ts';
import { routeOf, type ScreenName } from '../../routes.ts';
import { member, unread } from '../../features/member/member.ts';
import { refusalOf } from '../../features/access/refusal.ts';
import { loggedIn, session } from '../../features/session/session.ts';
import { chartUp, chevron, coins, download, gift, heart, Icon, mail, phone, shield, star, user, users, withdraw } from '../../ui/icon/icon.tsx';
import { confirmLogin } from '../../features/session/log-in-out.ts';
import './entries.css';

/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
const badge = 'M12 2l2.4 2.1 3.2-.2.8 3.1 2.7 1.7-1.2 3 1.2 3-2.7 1.7-.8 3.1-3.2-.2L12 21.4l-2.4-2.1-3.2.2-.8-3.1-2.7-1.7 1.2-3-1.2-3 2.7-1.7.8-3.1 3.2.2zM9 12l2 2 4-4';
const flag = 'M4 22V4a1 1 0 0 1 .5-.9C6 2.4 7.5 2 9 2c3 0 5 2 8 2q1.6 0 3-.6v11.5q-1.4.6-3 .6c-3 0-5-2-8-2q-2.5 0-5 1.5';
const history = 'M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8M3 3v5h5M12 7v5l4 2';
const list = 'M3 6v.01M3 12v.01M3 18v.01M8 6h13M8 12h13M8 18h13';
const percent = 'M19 5 5 19M4 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0';
const up = 'M12 19V5M5 12l7-7 7 7';

/** A link of the member centre: a screen, whose name is also the key of its label, and its condition by A §2 beside the screen's own access. */
interface Entry {
  name: ScreenName;
  shape: string;
  shown?: () => boolean;
}

/** The name of the member's level; undefined for a visitor, and while it is not known. */
export const levelName = (): string | undefined => (session.value ? member.value.value?.clubLabel?.labelName : undefined);

function mayTransfer(): boolean {
  const type = session.value?.type;
  return type !== undefined && mayTransferUp(type) && Boolean(member.value.value?.toUpline);
}

const tiles: readonly Entry[] = [
  { name: 'messages', shape: mail },
  { name: 'rewardCenter', shape: gift },
  { name: 'manualRebate', shape: coins },
  { name: 'inviteFriends', shape: user },
];

/** The groups of rows, by the key of their titles. The row that may appear late is the last, so that it moves nothing. */
const groups: Readonly<Record<'ofMoney' | 'ofPlay' | 'ofHelp', readonly Entry[]>> = {
  ofMoney: [
    { name: 'depositRecord', shape: download },
    { name: 'withdrawRecord', shape: withdraw },
    { name: 'accountRecord', shape: list },
    { name: 'rebateReport', shape: percent },
  ],
  ofPlay: [
    { name: 'betRecord', shape: history },
    { name: 'profitAndLoss', shape: chartUp },
    { name: 'benefits', shape: badge, shown: () => !member.value.value || levelName() !== undefined },
    { name: 'leaderBoard', shape: flag },
  ],
  ofHelp: [
    { name: 'agent', shape: users },
    { name: 'securityCenter', shape: shield },
    { name: 'responsiblePlay', shape: heart },
    { name: 'download', shape: phone },
    { name: 'feedback', shape: star },
    { name: 'transferUp', shape: up, shown: mayTransfer },
  ],
};

/** The entries to show: agents' pages only to agents, promotions not on a break. Other members' pages are shown to all, and tell visitors and trial accounts what to do. */
const shownOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ name, shown }) => !refusalOf({ ...routeOf(paths[name]).access, trial: undefined }) && (!shown || shown()));

export const shownTiles = (): readonly Entry[] => shownOf(tiles);

/**
 * A link to a page that needs a session; for visitors it opens the login dialog (M03). A tap before the app runs is kept
 * (src/boot/early-tap.ts) until the session is known.
 */
export function EntryLink({ path, className, label, children }: { path: string; className: string; label?: string; children: ReactNode }) {
  const ask = (tap: MouseEvent) => {
    if (loggedIn.peek()) return;
    tap.preventDefault();
    // The router follows each link.
    tap.stopPropagation();
    void confirmLogin(path);
  };
  return (
    <a className={className} href={path} aria-label={label} data-kept="" onClick={ask}>
      {children}
    </a>
  );
}

/** The most used entries; messages show the number of unread ones (M06). */
export function Tiles({ t }: { t: TFunction }) {
  const waiting = unread.value.value ?? 0;
  const shown = shownTiles();
  if (!shown.length) return null;
  return (
    <nav aria-label={t('often')}>
      <ul className="mine-tiles">
        {shown.map(({ name, shape }) => (
          <li key={name}>
            <EntryLink className="card mine-tile-way" path={paths[name]}>
              <span className="mine-tile-icon">
                <Icon shape={shape} size={22} />
              </span>
              <span className="mine-tile-label">{t(`entry.${name}`)}</span>
              {name === 'messages' && waiting > 0 && (
                <>
                  {' '}
                  <span className="mine-badge numbers">
                    {waiting > 99 ? '99+' : waiting}
                    <span className="unseen"> {t('unread', { count: waiting })}</span>
                  </span>
                </>
              )}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The other entries, in groups. */
export function Groups({ t }: { t: TFunction }) {
  return (Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
    const entries = shownOf(groups[group]);
    if (!entries.length) return null;
    return (
      <nav key={group} aria-labelledby={`mine-${group}`}>
        <h2 className="quiet mine-group" id={`mine-${group}`}>{t(group)}</h2>
        <ul className="card divided mine-rows">
          {entries.map(({ name, shape }) => (
            <li key={name}>
              <EntryLink className="row list-row mine-row" path={paths[name]}>
                <Icon shape={shape} size={20} />
                <span className="fill row-words">{t(`entry.${name}`)}</span>
                <Icon shape={chevron} size={18} />
              </EntryLink>
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}
