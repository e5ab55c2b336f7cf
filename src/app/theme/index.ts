// @chunk entry
// These rules are inlined into every prerendered page.
import './dark.css';
import './light.css';
import './base.css';
import './primitives.css';
import './button.css';
