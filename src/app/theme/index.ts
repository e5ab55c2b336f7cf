// @chunk entry
// These rules are inlined into every prerendered page.
import './base.css';
import './button.css';
