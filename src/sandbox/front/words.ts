import type { Language } from '../languages.ts';

interface Words {
  support: string;
  supportHours: string;
  supportAsk: string;
  install: string;
  installSteps: readonly string[];
  back: string;
  newPassword: string;
  confirmation: string;
  savePassword: string;
  passwordSet: string;
  samePassword: string;
  passwordRule: (least: number, most: number) => string;
  passwordsDiffer: string;
  linkExpired: string;
  logIn: string;
}

/** Texts of a merchant's pages outside the app. */
export const words: Record<Language, Words> = {
  pt: {
    support: 'Suporte',
    supportHours: 'Estamos aqui todos os dias, das 8h às 22h.',
    supportAsk: 'Tenha em mãos o seu usuário e conte o que aconteceu. Nunca pedimos a sua senha.',
    install: 'Instalar no Android',
    installSteps: ['Abra o site no Chrome.', 'Toque no menu, no canto de cima.', 'Escolha “Adicionar à tela inicial” e confirme.'],
    back: 'Voltar ao início',
    newPassword: 'Nova senha',
    confirmation: 'Repita a nova senha',
    savePassword: 'Salvar',
    passwordSet: 'Pronto, sua nova senha já está valendo.',
    samePassword: 'Essa já é a sua senha. Escolha uma diferente.',
    passwordRule: (least, most) => `De ${least} a ${most} caracteres, sem espaços.`,
    passwordsDiffer: 'As duas senhas não são iguais.',
    linkExpired: 'Este link não vale mais. Peça outro na tela “Esqueci a senha”.',
    logIn: 'Entrar',
  },
  en: {
    support: 'Support',
    supportHours: 'We are here every day, from 8 am to 10 pm.',
    supportAsk: 'Have your username at hand and tell us what happened. We never ask for your password.',
    install: 'Install on Android',
    installSteps: ['Open the site in Chrome.', 'Tap the menu in the top corner.', 'Choose “Add to Home screen” and confirm.'],
    back: 'Back to home',
    newPassword: 'New password',
    confirmation: 'New password again',
    savePassword: 'Save',
    passwordSet: 'Done: your new password is in place.',
    samePassword: 'That is your password already. Choose another one.',
    passwordRule: (least, most) => `${least} to ${most} characters, without spaces.`,
    passwordsDiffer: 'The two passwords differ.',
    linkExpired: 'This link is no longer valid. Ask for another one on the “Forgot password” screen.',
    logIn: 'Log in',
  },
};
