// A chunk of its own, fetched when the page is idle, or with the first popup that the person opens.
import { DownloadPopup } from '../../../features/install/download-popup.tsx';
import { MatchPopup } from './match-popup.tsx';
import { MatchesPopup } from './matches-popup.tsx';
import { close, opened } from './popup-state.ts';

/** What the person opened over home. */
export default function Popups() {
  const what = opened.value;
  if (!what) return null;
  if (what === 'download') return <DownloadPopup onClose={close} />;
  if (what === 'matches') return <MatchesPopup onClose={close} />;
  return <MatchPopup key={what.nodeId} match={what} onClose={close} />;
}
