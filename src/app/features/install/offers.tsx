// @chunk over-pages
import InstallBanner from './banner.tsx';
import { DownloadBar } from './download-bar.tsx';

/** What home offers to put the app on the phone: the banner (S12) and the bar (S13); `late`: home stood before it. */
export default function Offers({ late }: { late: boolean }) {
  return (
    <>
      <InstallBanner />
      <DownloadBar late={late} />
    </>
  );
}
