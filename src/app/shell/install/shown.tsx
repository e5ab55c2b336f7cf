// A chunk of its own.
import InstallBanner from './banner.tsx';
import { DownloadBar } from './download-bar.tsx';

/** What home offers to put the app on the phone: the banner (S12) and the bar (S13). */
export default function Offers() {
  return (
    <>
      <InstallBanner />
      <DownloadBar />
    </>
  );
}
