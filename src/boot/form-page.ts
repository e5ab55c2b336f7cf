// Inlined in place of page.ts where a page has fields of text.
import './page.ts';
import { keepEarlyText } from './early-text.ts';

keepEarlyText();
