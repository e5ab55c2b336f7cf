// Inlined in place of page.ts where a page has text fields.
import './page.ts';
import { keepEarlyText } from './early-text.ts';

keepEarlyText();
