import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { lotteryPrizeModes } from '../../../contract/lotteries.ts';
import { backPages, lobbyCode, playType, type BackPage } from '../../features/play/addresses.ts';
import { cancelRecovery, onRecovery } from '../../gateway/resource.ts';
import { holdEntries } from '../../runtime/overlays/back-step.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { usePageAddress } from '../../runtime/router/index.ts';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { compass, StatusView } from '../../ui/status-view/status-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { checkedAddress, requestLotteryLaunch } from '../../features/play/game-page.ts';
import { breakOf, breakView } from '../../features/responsible-play/break/error-view.tsx';
import { session } from '../../features/session/session.ts';
import { Icon, ticket } from '../../ui/icon/icon.tsx';
import '../../ui/skeleton/skeleton.css';
import './launch-game.css';

/** The lottery that the launcher's address asks for. */
interface LaunchRequest {
  prizeMode: string;
  /** code of a lottery; none: the lobby */
  code: string | undefined;
}

/** Whether a text can be a code of the platform; nothing else is sent to it. */
const isCode = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/** Reads the launcher's address (G §2); none if it is invalid. */
export function launchRequestOf({ playType: asked, prize_mode: prizeMode = '', code = '' }: Record<string, string>): LaunchRequest | undefined {
  if (asked !== playType || !lotteryPrizeModes.includes(prizeMode) || !isCode(code)) return undefined;
  return { prizeMode, code: code === lobbyCode ? undefined : code };
}

const isBackPage = (name: string | undefined): name is BackPage => name !== undefined && Object.keys(backPages).includes(name);

/** The page to which the way back leads: the one that the address names, else home. */
export const backPageOf = ({ pageBack }: Record<string, string>): string => backPages[isBackPage(pageBack) ? pageBack : 'home'];

/** Opens a lottery or its lobby in this tab (G11). */
export default function LaunchGame() {
  const { t } = useTranslation('launchGame');
  const { query } = usePageAddress();
  const [failure, setFailure] = useState<unknown>();
  const [tried, setTried] = useState(0);
  // The page is drawn without its query, and shows the waiting state.
  const known = hydrated.value;
  const asked = known ? launchRequestOf(query) : undefined;
  const back = backPageOf(query);
  const playBreak = breakOf(failure);
  const retry = useCallback(() => {
    setFailure(undefined);
    setTried((before) => before + 1);
  }, []);

  useEffect(() => {
    if (!asked) return undefined;
    let left = false;
    const open = async () => {
      const address = checkedAddress((await requestLotteryLaunch(asked.prizeMode, asked.code, back)).gameUrl);
      // `replace`: Back from the game must not open it again.
      if (left) return;
      holdEntries();
      location.replace(address);
    };
    open().catch((error: unknown) => {
      // If the session ended meanwhile, that has been shown.
      if (left || !session.peek()) return;
      setFailure(error);
      onRecovery(retry);
    });
    return () => {
      left = true;
      cancelRecovery(retry);
    };
  }, [JSON.stringify(asked), back, tried]);

  return (
    <Screen name="launchGame">
      {known && !asked && (
        <div className="launch-game-failed">
          <StatusView picture={compass} title={t('refused.title')} text={t('refused.text')} action={{ label: t('refused.all'), href: paths.lottery }} />
        </div>
      )}
      {(!known || asked) && failure === undefined && (
        <div className="launch-game" role="status">
          <span className="launch-game-picture skeleton" aria-hidden="true">
            <Icon shape={ticket} size={56} />
          </span>
          <p>{t('shell:wait')}</p>
        </div>
      )}
      {asked && failure !== undefined && (
        <div className="launch-game-failed">
          {playBreak ? <Lazy of={breakView} props={playBreak} /> : <FailureView quiet title={t('failed')} failure={failure} retry={retry} />}
          <a className="button launch-game-back" href={back}>
            {t('back')}
          </a>
        </div>
      )}
    </Screen>
  );
}
