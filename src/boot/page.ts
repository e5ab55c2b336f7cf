// Inlined at the end of every page: brings the app. The addresses stand in its data attributes, so that all pages share one
// script and one hash of the policy.
import { afterPaint, createAppLoader } from './app-loader.ts';
import { keepEarlyTap } from './early-tap.ts';
import { keepInstallPrompt } from './install-prompt.ts';
import { installTrustPolicy } from './trusted-types.ts';

/** The data attributes of the boot script. */
export interface BootData {
  /** address of the app's entry */
  entry: string;
  /** addresses, with blanks between, of scripts and styles that a tap before hydration needs */
  tapped: string;
}

const { entry, tapped } = document.currentScript!.dataset as unknown as BootData;

installTrustPolicy();
let onLoad = () => {};
const load = createAppLoader(entry, () => onLoad());
onLoad = keepEarlyTap(load, tapped.split(' '));
afterPaint(load);
keepInstallPrompt();
