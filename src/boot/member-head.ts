// Inlined into the head of pages for members.
import { watchEdgeSwipes } from './edge-swipe.ts';
import { holdFirstTap } from './early-tap.ts';
import { hideFromOthers, tellPerson } from './person.ts';

tellPerson();
hideFromOthers();
holdFirstTap();
watchEdgeSwipes();
