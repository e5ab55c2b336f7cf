// Inlined behind home's HTML and the side menu's template (S14).
import { earlyMenuId } from '../contract/side-menu.ts';
import { answerMenuTap } from './early-menu.ts';

answerMenuTap(document.getElementById(earlyMenuId) as HTMLTemplateElement);
