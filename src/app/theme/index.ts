// These rules are inlined into every drawn page.
import './base.css';
import './primitives.css';
import './button.css';
