import { beforeEach, expect, test } from 'vitest';
import type { Announcement } from '../../../../../src/contract/endpoints/announcements.ts';
import { announcementsFor, contentsOf, popupClosed, nextStoredPopup, takeAnnouncements } from '../../../../../src/app/screens/home/announcements/state.ts';

const one = (execution: Announcement['execution'], title: string = execution, content = '<p>x</p>'): Announcement => ({ title, content, execution });
const all = [one('A'), one('B'), one('F'), one('A', 'A2')];
const titles = (list: Announcement[]) => list.map((announcement) => announcement.title);
const member = { firstTimeLogin: false };

beforeEach(() => localStorage.clear());

test('visitors see announcements B, members A, and at their first login also F', () => {
  expect(titles(announcementsFor(undefined, all))).toEqual(['B']);
  expect(titles(announcementsFor(member, all))).toEqual(['A', 'A2']);
  expect(titles(announcementsFor({ firstTimeLogin: true }, all))).toEqual(['A', 'F', 'A2']);
});

test('a new list shows, a closed one does not, until a title or a content changes', () => {
  const list = contentsOf([one('B')]);
  expect(nextStoredPopup(undefined, list)).toEqual({ show: true, list });
  expect(nextStoredPopup({ show: true, list }, list).show).toBe(true);
  expect(nextStoredPopup({ show: false, list }, list).show).toBe(false);
  expect(nextStoredPopup({ show: false, list }, contentsOf([one('B', 'other')])).show).toBe(true);
  expect(nextStoredPopup({ show: false, list }, contentsOf([one('B', 'B', '<p>y</p>')])).show).toBe(true);
  expect(nextStoredPopup({ show: false, list }, [...list, ...list]).show).toBe(true);
  expect(nextStoredPopup({ show: false, list }, []).show).toBe(true);
});

test('closing is stored separately for members and visitors', () => {
  const list = [one('A')];
  expect(takeAnnouncements(undefined, list)).toBe(true);
  popupClosed(undefined, list);
  expect(takeAnnouncements(undefined, list)).toBe(false);
  expect(takeAnnouncements(member, list)).toBe(true);
  expect(JSON.parse(localStorage.getItem('popupB')!)).toEqual({ show: false, list: contentsOf(list) });
  expect(JSON.parse(localStorage.getItem('popupA')!).show).toBe(true);
});

test('an empty list shows and stores nothing; an unreadable record counts as none', () => {
  expect(takeAnnouncements(undefined, [])).toBe(false);
  expect(localStorage.getItem('popupB')).toBeNull();
  localStorage.setItem('popupB', '{"show":false,"list":7}');
  expect(takeAnnouncements(undefined, [one('B')])).toBe(true);
});
