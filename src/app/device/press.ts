/** ms, A §9: from the touch until a control looks pressed, from then on until it is held, and for which it stays pressed after a tap. */
const delays = { in: 130, long: 370, out: 100 } as const;

/** px (A §9) by which a finger may leave a control that stays pressed */
const retention = 20;

const controls = 'a[href], button, select, summary, label, [role=button], [role=tab]';

/** Of the page's root: the pressed look is given by `watchPresses`, and not by the browser. */
const watched = 'presses';

/** Of a control under a finger, and of one that has been held. */
const pressed = 'pressed';
const held = 'held';

/** What a finger on a control may lead to. */
export interface Way {
  /** the control is pressed: no scroll begins here; perhaps more than once */
  take(): void;
  /** the finger is lifted, or scrolls */
  end(): void;
}

/** The control under the finger. */
interface Press {
  control: Element;
  way: Way | undefined;
  pointerId: number;
  /** where the finger counts as on it; measured when it first moves */
  place?: DOMRect;
  timer?: ReturnType<typeof setTimeout>;
  /** the finger is away from it */
  away?: boolean;
  /** what it was held for has been done: it is no tap any more */
  spent?: boolean;
}

const swallow = (click: Event): void => {
  click.preventDefault();
  click.stopPropagation();
};

/**
 * Gives controls the classes `pressed` and `held`: not while a finger begins to scroll, for long enough to be seen after
 * a short tap, and as long as the finger stays within 20 px. A held control gets the event `longpress`: who cancels it has
 * answered the press, which is no tap then, nor opens the browser's own menu. A mouse presses at once.
 * `wayFrom` names what a control leads to, if anything: it is taken when the control is pressed.
 */
export function watchPresses(wayFrom: (control: Element) => Way | undefined): void {
  // Safari before 13: there it stays the browser's.
  if (typeof PointerEvent === 'undefined') return;
  let press: Press | undefined;

  const isIn = ({ control }: Press) => control.classList.contains(pressed);
  const hold = (on: Press) => {
    clearTimeout(on.timer);
    on.control.classList.add(held);
    on.spent = !on.control.dispatchEvent(new CustomEvent('longpress', { bubbles: true, cancelable: true }));
  };
  const goIn = (on: Press) => {
    clearTimeout(on.timer);
    on.control.classList.add(pressed);
    on.way?.take();
    on.timer = setTimeout(hold, delays.long, on);
  };
  const goOut = ({ control, timer }: Press) => {
    clearTimeout(timer);
    control.classList.remove(pressed, held);
  };
  const leave = (on: Press) => {
    goOut(on);
    on.way?.end();
  };
  const isOn = (on: Press, x: number, y: number) => {
    const { left, right, top, bottom } = (on.place ??= on.control.getBoundingClientRect());
    return x >= left - retention && x <= right + retention && y >= top - retention && y <= bottom + retention;
  };

  const begin = ({ target, pointerId, pointerType, isPrimary, button }: PointerEvent) => {
    const control = isPrimary && button === 0 ? (target as Element).closest(controls) : null;
    if (press) leave(press);
    press = control ? { control, pointerId, way: wayFrom(control) } : undefined;
    if (!press) return;
    if (pointerType === 'mouse') goIn(press);
    else press.timer = setTimeout(goIn, delays.in, press);
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (press?.pointerId !== pointerId) return;
    const away = !isOn(press, clientX, clientY);
    if (away === (press.away ?? false)) return;
    press.away = away;
    if (away) goOut(press);
    else goIn(press);
  };
  const end = ({ pointerId, type, clientX, clientY }: PointerEvent) => {
    if (press?.pointerId !== pointerId) return;
    const on = press;
    press = undefined;
    // Where it has not moved, it is not measured: that lays the page out.
    if (type === 'pointercancel' || (on.place && !isOn(on, clientX, clientY))) return leave(on);
    // A short tap is seen all the same.
    if (!isIn(on)) goIn(on);
    clearTimeout(on.timer);
    // It may look pressed by the tap before.
    on.way?.take();
    on.way?.end();
    setTimeout(goOut, delays.out, on);
    if (!on.spent) return;
    // The browser makes a click of a mouse that was held, and some of a finger.
    addEventListener('click', swallow, true);
    setTimeout(() => removeEventListener('click', swallow, true), delays.out);
  };
  // Of a finger that is held. Some phones wait for less than half a second.
  const menu = (event: Event) => {
    if (!press) return;
    if (!press.spent) hold(press);
    if (press.spent) event.preventDefault();
  };

  document.documentElement.classList.add(watched);
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', begin, options);
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', end, options);
  addEventListener('contextmenu', menu, true);
}
