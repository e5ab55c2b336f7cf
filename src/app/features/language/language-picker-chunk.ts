export { LanguagePicker as default } from './language-picker.tsx';
