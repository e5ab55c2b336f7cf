// Inlined into the head of pages that visitors may open: a script after the elements over the page would run after
// these are painted. A weak phone paints a page before it has read all of it: the boot script at the end ran up to 1.9
// s after the first paint, and three taps were lost meanwhile.
import { watchEdgeSwipes } from './edge-swipe.ts';
import { holdFirstTap } from './early-tap.ts';
import { tellPerson } from './person.ts';
import { hideAnsweredQuestion, hideUnofferedBar } from './shown-over-page.ts';

tellPerson();
hideUnofferedBar();
hideAnsweredQuestion();
holdFirstTap();
watchEdgeSwipes();
