import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import { paths } from '../../paths.ts';
import { confirmLogin } from '../../features/session/log-in-out.ts';
import { serverNow, wholeSecond } from '../../runtime/clock.ts';
import { member, memberName } from '../../features/member/member.ts';
import { loggedIn } from '../../features/session/session.ts';
import { chevron, Icon, user } from '../../ui/icon/icon.tsx';
import { Avatar } from './head-icon.tsx';
import { Live } from '../../ui/live/live.tsx';
import { levelName } from './entries.tsx';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';

const headIconPicker = lazy(() => import('./icons.tsx'));

const day = 24 * 60 * 60 * 1000;

/** Whole days since the member registered (M05), once that is known. They follow the clock, which the platform may correct later. */
const days = computed(() => {
  const regDate = member.value.value?.regDate;
  void wholeSecond.value;
  return regDate === undefined ? undefined : Math.max(0, Math.floor((serverNow() - regDate) / day));
});

/** The member's summary, until the app knows that a member is there. */
const waiting = (
  <div key="waiting" className="row mine-summary of-member">
    <span className="row mine-face" />
  </div>
);

/** The member's name and level (M05); a visitor is asked to log in or to register. */
export function Summary({ t }: { t: TFunction }) {
  // Keyed: else what logs a visitor in would be made the member's face, and move there.
  if (!loggedIn.value) {
    const visitor = (
      <div key="visitor" className="row mine-summary of-visitor">
        <span className="row mine-face" aria-hidden="true">
          <Icon shape={user} size={28} />
        </span>
        <p className="mine-words">
          <strong className="mine-name">{t('visitor.hello')}</strong>
          <span className="hint mine-days">{t('visitor.text')}</span>
        </p>
        <button type="button" className="mine-enter" onClick={() => void confirmLogin(paths.mine)}>
          {t('visitor.enter')}
        </button>
      </div>
    );
    return [visitor, waiting];
  }
  const count = days.value;
  const level = levelName();
  return (
    <div key="member" className={level ? 'row mine-summary mine-summary-vip' : 'row mine-summary'}>
      <button type="button" className="row mine-face" aria-label={t('icons.change')} aria-haspopup="dialog" onClick={() => openOverlay(headIconPicker)}>
        <Avatar />
      </button>
      <p className="mine-words">
        <strong className="mine-name"><Live text={memberName} /></strong>
        <span className="hint mine-days">{count === undefined ? '\u00a0' : t('days', { count })}</span>
      </p>
      {level && (
        <a className="mine-level" href={paths.benefits}>
          <span className="ellipsis">{level}</span>
          <Icon shape={chevron} size={16} />
        </a>
      )}
    </div>
  );
}
