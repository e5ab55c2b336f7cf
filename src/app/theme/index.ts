// @chunk entry
// These rules are inlined into every prerendered page.
import './base.css';
import './primitives.css';
import './button.css';
