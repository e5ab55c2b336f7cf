import { barred, earlyBarId } from '../contract/downloads.ts';

/** The download bar that comes with home's page (S13), and what its script must know. */
export interface EarlyBar {
  html: string;
  /** sources of the regular expressions that know the browsers inside apps */
  signs: { named: string; unnamed: string };
  /** of what the phone keeps */
  keys: { hideDownloadBar: string; webclip: string; homeScreen: string };
}

/**
 * Takes the bar away before it is painted where it may not be offered, as `mayOfferDownload` of the app says: a test holds
 * the two together. Until the app is here it closes the bar too; before the boot script, which would keep the tap for the app.
 */
export const earlyBarScript = ({ signs: { named, unnamed }, keys }: EarlyBar): string =>
  '(function(){var agent=navigator.userAgent,root=document.documentElement;' +
  'function kept(store,key){try{return window[store].getItem(key)==="1"}catch(e){}}' +
  `function leave(){root.classList.remove("${barred}")}` +
  `if(kept("localStorage","${keys.hideDownloadBar}")||kept("localStorage","${keys.webclip}")||kept("sessionStorage","${keys.homeScreen}")||navigator.standalone||` +
  'matchMedia("(display-mode:standalone),(display-mode:fullscreen),(display-mode:minimal-ui)").matches||' +
  `!/${named}/i.test(agent)&&(/Android/i.test(agent)?/${unnamed}/.test(agent):/iPhone|iPad|iPod/i.test(agent)&&!/Safari\\//.test(agent)))leave();` +
  `addEventListener("click",function(tap){if(tap.target.closest("#${earlyBarId} button")){tap.stopImmediatePropagation();leave();try{localStorage.setItem("${keys.hideDownloadBar}","1")}catch(e){}}},true)})()`;
