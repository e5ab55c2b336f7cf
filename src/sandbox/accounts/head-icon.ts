import type { headIcon, setHeadIcon } from '../../contract/endpoints/profile.ts';
import { isHeadIcon } from '../../contract/head-icons.ts';
import { callerOf, Refusal, type Handler } from '../handler.ts';
import { change, row } from '../store/database.ts';

export const readHeadIcon: Handler<typeof headIcon> = (call) => {
  const found = row<{ icon: string | null }>(call.platform.database, 'select head_icon as icon from members where id = ?', callerOf(call).memberId);
  return { headIcon: found?.icon ?? '' };
};

export const chooseHeadIcon: Handler<typeof setHeadIcon> = (call) => {
  const { headIcon: icon } = call.input;
  if (!isHeadIcon(icon)) throw new Refusal('request.invalid');
  change(call.platform.database, 'update members set head_icon = ? where id = ?', icon, callerOf(call).memberId);
  return { headIcon: icon };
};
