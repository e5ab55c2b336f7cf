// @chunk entry
/** Whether a text is the address of a page here or elsewhere, a call or a mail: never a script. */
export const isAddress = (text: string): boolean => /^(https?:\/\/[^\s]|\/(?![/\\])|tel:|mailto:)/i.test(text);
