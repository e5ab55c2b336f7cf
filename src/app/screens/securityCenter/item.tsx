import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageAddress } from '../../runtime/router/index.ts';
import { BankForm, PixForm, RemoveForm } from './destination-forms.tsx';
import { ContactForm, QuestionsForm } from './identity-forms.tsx';
import { ForgottenForm, PaymentForm } from './payment-forms.tsx';
import { overview, type Item } from './security.ts';

const forms: Readonly<Record<Item, ComponentType>> = {
  payment: PaymentForm,
  forgotten: ForgottenForm,
  phone: () => <ContactForm contact="phone" />,
  email: () => <ContactForm contact="email" />,
  questions: QuestionsForm,
  pix: PixForm,
  bank: BankForm,
  remove: RemoveForm,
};

/** The form of the item that the address names. */
export default function ItemForm() {
  const { t } = useTranslation('securityCenter');
  const { query } = usePageAddress();
  const item = query.item as Item;
  const Form = forms[item];
  const isChange = item === 'payment' && overview.value.value?.proof === 'payment';
  return (
    <section aria-labelledby="security-item">
      <h2 id="security-item" className="large">
        {t(isChange ? 'payment.change' : `${item}.title`)}
      </h2>
      <p className="quiet security-text">{t(isChange ? 'payment.changeText' : `${item}.text`)}</p>
      <Form key={item} />
    </section>
  );
}
