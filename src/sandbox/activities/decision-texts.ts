import type { Label } from '../catalogue/labels.ts';
import { askSupport } from '../messages/ask-support.ts';
import { moneyIn } from './money-in.ts';

/** A message in both languages; `content` is HTML. */
interface Text {
  title: Label;
  content: Label;
}

export const accepted = (activity: Label, bonus: number): Text => ({
  title: { pt: 'Sua participação foi aceita', en: 'Your entry was accepted' },
  content: {
    pt: `<p>A sua participação na promoção “${activity.pt}” foi aceita: ${moneyIn('pt', bonus)} a mais no seu saldo.</p>`,
    en: `<p>Your entry for “${activity.en}” was accepted: ${moneyIn('en', bonus)} is in your balance.</p>`,
  },
});

export const declined = (activity: Label): Text => ({
  title: { pt: 'Sua participação não foi aceita', en: 'Your entry was declined' },
  content: {
    pt: `<p>A sua participação na promoção “${activity.pt}” não foi aceita, porque não encontramos o que ela pede.</p>${askSupport.pt}`,
    en: `<p>Your entry for “${activity.en}” was declined, because we did not find what the promotion asks for.</p>${askSupport.en}`,
  },
});
