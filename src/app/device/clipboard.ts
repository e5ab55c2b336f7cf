/** Copies the text of a field. False where the browser lets nobody copy: then the text is selected, for the person to do it. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // No clipboard in webviews and on pages without TLS; there the old way works.
  }
  field.focus();
  field.setSelectionRange(0, field.value.length);
  return document.execCommand('copy');
}
