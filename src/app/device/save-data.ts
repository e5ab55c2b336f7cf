// @chunk content
/** Whether the person has switched data saving on. Only Chromium tells. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
