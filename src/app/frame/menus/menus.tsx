// @chunk entry
// Which menu is open. The menus themselves are chunks of their own.
import { signal } from '@preact/signals-react';
import { openPart } from '../../ui/messages/toast-load-failed.ts';
import { part } from '../../runtime/lazy/part.ts';

export const menus = {
  side: part(() => import('./side-menu/index.tsx'), ['menus']),
  account: part(() => import('./account-menu/index.tsx'), ['menus']),
};

type MenuName = keyof typeof menus;

const opened = signal<MenuName | undefined>(undefined);

/** Opens a menu; says so where its code cannot be had. */
export function openMenu(name: MenuName): void {
  openPart(menus[name], () => (opened.value = name), closeMenu);
}

export function closeMenu(): void {
  opened.value = undefined;
}

/** The menu that is open, over the page. */
export function OpenMenu() {
  const Menu = opened.value && menus[opened.value].loaded.value;
  return Menu ? <Menu /> : null;
}
