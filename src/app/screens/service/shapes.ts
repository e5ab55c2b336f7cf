/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence), for the channels that merchants have most. */
import { chat, mail, telegram, user } from '../../ui/icon/shapes.ts';

const phone = 'M22 16.9v3a2 2 0 0 1-2.2 2 19.8 19.8 0 0 1-8.6-3.1 19.5 19.5 0 0 1-6-6A19.8 19.8 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7q.2 1.4.7 2.8a2 2 0 0 1-.5 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4q1.4.5 2.8.7a2 2 0 0 1 1.7 2z';
const whatsapp = 'M3 21l1.7-3.8A9 9 0 1 1 8 20.1zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';

const shapes: Record<string, string> = { chat, mail, email: mail, telegram, whatsapp, phone, facebook: user };

/** The outline of a channel, whatever the case of its name; a speech bubble for those that have none. */
export const channelShape = (name: string): string => shapes[name.toLowerCase()] ?? chat;
