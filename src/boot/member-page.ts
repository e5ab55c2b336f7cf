// Inlined behind the content of a page for members, before the first paint.
import { storageKeys } from '../app/device/storage.ts';
import { isTrial } from '../contract/members.ts';
import { appId, memberPageId } from '../contract/page.ts';

/**
 * Shows the content of the page, which was rendered for any real account at an address without a query. Everybody else's
 * page stays empty and is rendered by the app: visitors are sent on by it.
 */
function showMemberPage(): void {
  const kept = JSON.parse(localStorage.getItem(storageKeys.session)!) as { type: number } | null;
  if (!kept || isTrial(kept.type) || location.search) return;
  document.getElementById(appId)!.appendChild((document.getElementById(memberPageId) as HTMLTemplateElement).content);
}

try {
  showMemberPage();
} catch {
  // A storage that cannot be read keeps no session.
}
