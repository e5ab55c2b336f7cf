// @chunk content
/** Whether the person has asked the phone to save data. Only Chromium says so. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
