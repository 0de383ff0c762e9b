import { randomBytes } from 'node:crypto';
import type { Language } from '../../../domain/languages';
import type { Texts } from '../../sign-in/texts';
import { html, type Markup } from '../../kernel/markup';
import { tabs, type Link, type ShopVisit } from './shop-pages';

export const TOPUP = '/account/billing/topup';
export const HISTORY = '/account/billing/history';

const links = (t: Texts): readonly Link[] => [
  { href: TOPUP, label: t('billing.topup') },
  { href: HISTORY, label: t('billing.history') },
];

export const billingTabs = ({ t }: ShopVisit, here: string): Markup => tabs(t, links(t), here);

export const dollars = (language: Language, amount: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(amount);

/** `seconds`: unix. */
export const day = (language: Language, seconds: number, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(seconds * 1000);

/** What the wallet holds, and what is held besides for orders on their way. */
export const credit = ({ t, language }: ShopVisit, { wallet, held }: { readonly wallet: number; readonly held: number }): Markup => html`
  <p class="amount">
    <span
      >${t('billing.credit')}${held > 0 ? html`<br /><small>${t('billing.held', { amount: dollars(language, held / 100) })}</small>` : null}</span
    >
    <strong>${dollars(language, wallet / 100)}</strong>
  </p>
`;

/** What a form is sent with once, however often it is sent. */
export const newFormKey = (): string => randomBytes(12).toString('hex');

const FORM_KEY = /^[0-9a-f]{24}$/u;

export const isFormKey = (text: string): boolean => FORM_KEY.test(text);
