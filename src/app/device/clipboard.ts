/**
 * Copies the text of a field. False where the page has no access to the clipboard, as in old webviews: then the field is
 * selected for the person to copy.
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
