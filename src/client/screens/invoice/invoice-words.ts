import type { TFunction } from 'i18next';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../../../domain/billing/invoice';
import type { Invoice } from '../../entities/invoices';
import type { Format } from '../../ui/format';
import type { Tone } from '../../ui/StatusChip';

type T = TFunction<'invoice'>;

const TONES: Readonly<Record<(typeof INVOICE_STATUSES)[number], Tone>> = {
  draft: 'paused',
  issued: 'waiting',
  paid: 'good',
  void: 'neutral',
};

const known = <Word extends string>(words: readonly Word[], text: string): Word | undefined => words.find((word) => word === text);

export const statusOf = (t: T, status: string): { readonly tone: Tone; readonly label: string } => {
  const word = known(INVOICE_STATUSES, status) ?? 'draft';
  return { tone: TONES[word], label: t(`status.${word}`) };
};

export const kindName = (t: T, kind: string): string => t(`kind.${known(INVOICE_KINDS, kind) ?? 'invoice'}`);

/** A month such as 2026-10 as people write it. */
export const monthName = (format: Format, month: string): string => {
  const [year = 0, of = 1] = month.split('-').map(Number);
  // Noon in its middle is in it wherever one is.
  return format.month(new Date(year, of - 1, 15, 12).getTime() / 1000);
};

/** What people call an invoice: its number, or that it is a draft and of which month. */
export const invoiceName = (t: T, format: Format, { number, month }: Pick<Invoice, 'number' | 'month'>): string =>
  number ?? t('draftOf', { month: monthName(format, month) });
