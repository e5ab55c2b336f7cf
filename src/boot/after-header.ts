// Inlined behind the header, with the page's whole style and the 18+ question before it: they come after the header, which is
// painted while they are on their way, and belong elsewhere. Before the rest of the page, for the question covers it.
import { earlyAgeGateId } from '../contract/age-gate.ts';

const script = document.currentScript!;
const gate = document.getElementById(earlyAgeGateId);
if (gate) document.body.insertBefore(gate, document.body.firstChild);
// Behind the header's own style, and before those of screens to come.
document.head.appendChild(script.previousElementSibling!);
// The app hydrates what is around it.
script.remove();
