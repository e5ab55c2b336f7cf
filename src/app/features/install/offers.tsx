// @chunk over-pages
import InstallBanner from './banner.tsx';
import { DownloadBar } from './download-bar.tsx';
import { showsDownloadBar } from './downloads.ts';

/**
 * Home's offers to put the app on the phone, one at a time: the bar (S13), and the banner (S12) once the bar is gone. Both
 * at once left no whole row of games on a phone of 640 px. `late`: home stood before them.
 */
export default function Offers({ late }: { late: boolean }) {
  return (
    <>
      {!showsDownloadBar() && <InstallBanner />}
      <DownloadBar late={late} />
    </>
  );
}
