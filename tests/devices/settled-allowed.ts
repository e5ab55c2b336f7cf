import { routes } from '../../src/app/routes.ts';

/** What changes by itself for as long as a page stands. */
export const ticking = '.countdown, .digits, .marquee, .carousel';

/** Properties that are no attributes, or whose attribute says only how they began. */
export const unread = ['children', 'ref', 'key', 'dangerouslySetInnerHTML', 'style', 'value', 'checked', 'selected', 'defaultValue', 'defaultChecked'];

/** A difference that is right, and why. */
interface Allowed {
  why: string;
  /** the attribute of an element, its text, or that it is `new` or `gone`, as settled-in-page.ts tells it */
  difference: RegExp;
  /** screens; none: all */
  of?: readonly string[];
  /** only where it is a member who looks, of whom no drawn page knows anything */
  ofMembers?: true;
}

const forMembers = routes.filter(({ name, access }) => access.session === 'login' && name !== 'play').map(({ name }) => name);

export const allowed: readonly Allowed[] = [
  { why: 'the root says that presses are answered by the app', difference: /^class of html.* is now "[^"]*\bpresses"$/ },
  { why: 'the style behind the header moves to the head', difference: /^gone: html\S*>head>style / },
  { why: 'the place of messages, which none stands in', difference: /^new: div\.toasts / },
  { why: 'the place of the strip of a phone without a network, empty', difference: /^new: div\.connection <div aria-live="polite" class="connection">$/ },
  { why: 'what ticks or turns draws its next face, and says once that it moves', difference: /^(new: .*(marquee|countdown-face|digits?\b)|(src|srcset|sizes|aria-live|aria-hidden) of .*carousel)/ },
  { why: 'the Enter key is named by the fields around it', difference: /^enterkeyhint of / },
  { why: 'the control of the language: its code and style come behind each page, into a place of its size', difference: /^new: \S*language-place>label\.language-picker / },
  { why: 'parts that a merchant has above its games: their code comes behind those, into places of their size', difference: /^new: \S*div\.home-(draws|matches|winners)>div\.courts /, of: ['home'] },
  { why: 'a list goes on below its beginning', difference: /^(new: \S*>(li|ul\.shelf|section|a\.button)[.\w-]* <|gone: \S* <(li aria-hidden="true"|div aria-hidden="true" class="(shelf skeleton|skeleton shelf)")>|(style|aria-setsize) of .*virtual-grid)/, of: ['gameList', 'gameLobby', 'gameCenter', 'slotsCenter', 'moreLottery', 'startLottery', 'activity', 'lottery'] },
  { why: 'the first line of a notice comes with its text, which is long', difference: /^text of .*disclosure-preview/, of: ['notice'] },
  { why: 'the favourites are the phone\'s; their button stands in a portal, which no edge can draw', difference: /^new: .*lottery-favourites/, of: ['lottery'] },
  { why: 'what is offered depends on the phone', difference: /^class of .*download-drawn/, of: ['download'] },
  { why: 'how a switch stands is the phone\'s', difference: /^disabled of .*settings-switch/, of: ['settings'] },
  { why: 'addresses of support are ciphered, and the hours are the phone\'s', difference: /^(new|gone|text): |^(text) of .*service-hours/, of: ['service'] },
  { why: 'addresses of support are ciphered', difference: /^new: .*closed-support>a\.button/, of: ['maintenance', 'restricted', 'serviceError'] },
  { why: 'a closed registration is rare: its code comes into the place of the form', difference: /^(new: \S*auth-layout>div\.status-view |gone: .*auth-layout-form skeleton)/, of: ['register'] },
  { why: 'an offer is named by its address, which anyone can make up', difference: /^(new|gone): /, of: ['activityInfo'] },
  { why: 'the game is named by the address, which anyone can make up: the page has the place of one', difference: /play-bar|play-(money|button|waiting)|status-view/, of: ['play'] },
  { why: 'both persons\' parts are drawn, and one stays', difference: /^(new|gone): /, of: ['responsiblePlay', 'mine'] },
  { why: 'both persons\' parts are drawn, and one stays', difference: /^(new|gone): .*(of-visitor|of-member)/, of: ['home'] },
  { why: 'a member is led on to home', difference: /./, of: ['login', 'register', 'forget', 'trial'], ofMembers: true },
  { why: 'what a member has is not drawn: the page is a frame of skeletons', difference: /./, of: [...forMembers, 'mine'], ofMembers: true },
];
