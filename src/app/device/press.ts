/** ms, A §9: `in` until a touched control looks pressed, `long` from then until it counts as held, `out` for the pressed look after a tap. */
const delays = { in: 130, long: 370, out: 100 } as const;

/** px (A §9) by which a finger may leave a control that stays pressed */
const retention = 20;

const controls = 'a[href], button, select, summary, label, [role=button], [role=tab]';

/** Class of the page's root: `watchPresses` gives the pressed look, not the browser. */
const watched = 'presses';

/** Classes of a control: `pressed` under a finger, `held` after a long press. */
const pressed = 'pressed';
const held = 'held';

/** What a press of a control starts, such as the preload of the screen that it opens. */
export interface PressAction {
  /** called when the control is pressed and no scroll has begun; perhaps more than once */
  start(): void;
  /** called when the finger is lifted, or scrolls */
  end(): void;
}

interface Press {
  control: Element;
  action: PressAction | undefined;
  pointerId: number;
  /** where the finger counts as on the control; measured when it first moves */
  place?: DOMRect;
  timer?: ReturnType<typeof setTimeout>;
  /** the finger has left the control */
  outside?: boolean;
  /** the long press has been answered: lifting the finger is no tap */
  spent?: boolean;
}

const swallow = (click: Event): void => {
  click.preventDefault();
  click.stopPropagation();
};

/**
 * Gives controls the classes `pressed` and `held`: not while a finger begins to scroll, long enough to be seen after a
 * short tap, and while the finger stays within 20 px. A held control gets the event `longpress`; cancelling it answers
 * the press, so that neither a tap nor the browser's menu follows. A mouse presses at once. `actionOf` names what the
 * press of a control starts, if anything.
 */
export function watchPresses(actionOf: (control: Element) => PressAction | undefined): void {
  // Safari before 13 has no pointer events: there the browser gives the pressed look.
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
    on.action?.start();
    on.timer = setTimeout(hold, delays.long, on);
  };
  const goOut = ({ control, timer }: Press) => {
    clearTimeout(timer);
    control.classList.remove(pressed, held);
  };
  const leave = (on: Press) => {
    goOut(on);
    on.action?.end();
  };
  const isOn = (on: Press, x: number, y: number) => {
    const { left, right, top, bottom } = (on.place ??= on.control.getBoundingClientRect());
    return x >= left - retention && x <= right + retention && y >= top - retention && y <= bottom + retention;
  };

  const begin = ({ target, pointerId, pointerType, isPrimary, button }: PointerEvent) => {
    const control = isPrimary && button === 0 ? (target as Element).closest(controls) : null;
    if (press) leave(press);
    press = control ? { control, pointerId, action: actionOf(control) } : undefined;
    if (!press) return;
    if (pointerType === 'mouse') goIn(press);
    else press.timer = setTimeout(goIn, delays.in, press);
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (press?.pointerId !== pointerId) return;
    const outside = !isOn(press, clientX, clientY);
    if (outside === (press.outside ?? false)) return;
    press.outside = outside;
    if (outside) goOut(press);
    else goIn(press);
  };
  const end = ({ pointerId, type, clientX, clientY }: PointerEvent) => {
    if (press?.pointerId !== pointerId) return;
    const on = press;
    press = undefined;
    // A finger that has not moved is not measured: measuring forces a layout.
    if (type === 'pointercancel' || (on.place && !isOn(on, clientX, clientY))) return leave(on);
    // Show a short tap as pressed too.
    if (!isIn(on)) goIn(on);
    clearTimeout(on.timer);
    // Called here too, because the control may look pressed by an earlier tap.
    on.action?.start();
    on.action?.end();
    setTimeout(goOut, delays.out, on);
    if (!on.spent) return;
    // After a long press browsers send a click for a mouse, and some for a finger.
    addEventListener('click', swallow, true);
    setTimeout(() => removeEventListener('click', swallow, true), delays.out);
  };
  // A long press opens the browser's menu, on some phones sooner than half a second.
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
