/** Every key of the phone's storage (A §3, G §3). Constants, so that the build leaves only their texts where they are used. */
export const session = 'session';
export const trialUser = 'trialUser';
export const hideBalance = 'hideBalance';
export const installBannerClosed = 'installBannerClosed';
export const homeScreen = 'HOME_SCREEN';
export const webclip = 'WEBCLIP';
export const hideDownloadBar = 'hideDownloadBar';
export const autoLogin = 'autoLogin';
export const rememberedLogin = 'rememberedLogin';
export const bankList = 'bankList';
export const smsCode = 'smsCode';
export const codeDraft = 'codeDraft';
export const signingIn = 'signingIn';
export const returnTo = 'returnTo';
/** the game or lottery behind `returnTo`: its address, its name and its picture's address */
export const wanted = 'wanted';
export const gameList = 'gameList';
export const registration = 'registration';
/** path and query of the invitation link that the visit began with */
export const invitation = 'invitation';
export const positions = 'positions';
export const popupMembers = 'popupA';
export const popupVisitors = 'popupB';
export const lotteryFavourites = 'lotteryFavourites';
/** `yes` for good, `no` while the tab is open */
export const adult = 'adult';
/** an address and the texts typed there before the app ran */
export const typed = 'typed';
/** when the last reality check was seen, epoch ms */
export const realityChecked = 'realityChecked';
/** the build that the page was last reloaded for, because its chunk was gone */
export const reloadedBuild = 'reloadedBuild';
/** when the page was last reloaded because the engine kept a chunk as failed, epoch ms */
export const reloadedAt = 'reloadedAt';
/** `1`: data is saved, whatever the browser says */
export const saveData = 'saveData';
/** the answer about counting visits, the counting services it was about, and when */
export const analytics = 'analytics';
/** `1`: announcements do not open over home */
export const noPopups = 'noPopups';
/** the member's pause or exclusion, with its account */
export const playBreak = 'away';
/** by vendor, whether its games load in a frame, and when that was seen, epoch ms */
export const framing = 'framing';
/** the tab that has a game open, by a random name */
export const playing = 'playing';
/** account whose game is open in this tab */
export const player = 'player';
/** deposits whose outcome is still to be told, by account */
export const charges = 'charges';
/** requests that move money and have no answer yet, by account */
export const unanswered = 'unanswered';
