// @chunk account
/**
 * Copies the text of a field. Where the clipboard is closed to pages, as in old webviews, the field is selected, so that
 * the person can copy it: false.
 */
export async function copyFieldText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    // `select` alone does nothing on iOS.
    field.setSelectionRange(0, field.value.length);
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
