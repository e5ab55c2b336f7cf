// A chunk of its own.
export { RichText as default } from '../ui/rich-text/rich-text.tsx';
