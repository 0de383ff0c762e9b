import { z } from 'zod';
import type { ContainerSettingInput } from '../../../contract/generated/operations';
import type { Fault, Outcome } from '../../../domain/fault';
import { RETENTION_KINDS, type RetentionKind } from '../../../domain/settings/retention';
import { clockText, minutesOf } from '../../../domain/settings/opening';
import { checkSetting, type CheckedSetting, type TypedSetting } from '../../../domain/settings/verdict';
import type { ContainerSetting } from '../../entities/container-settings';

/** A span as it is typed; 00:00 as its end is the end of the day. */
export interface TypedSpan {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

/** A rate as it is typed; empty: the feed's. */
export interface TypedLine {
  readonly currency: string;
  readonly rate: string;
}

export interface ShopForm {
  readonly label: string;
  readonly time_zone: string;
  readonly opening: readonly TypedSpan[];
  readonly require_two_step: boolean;
}

export interface InvoiceForm {
  readonly invoice_company: string;
  readonly invoice_tax_id: string;
  readonly invoice_prefix: string;
}

export interface RatesForm {
  readonly rates: readonly TypedLine[];
}

/** Days as they are typed, by kind of data. */
export type RetentionForm = Readonly<Record<RetentionKind, string>>;

const DAY = 24 * 60;

export const shopForm = ({ label, time_zone, opening, require_two_step }: ContainerSetting): ShopForm => ({
  label,
  time_zone,
  require_two_step,
  opening: opening.map(({ weekday, from, to }) => ({ weekday, from: clockText(from), to: clockText(to % DAY) })),
});

export const invoiceForm = ({ invoice_company, invoice_tax_id, invoice_prefix }: ContainerSetting): InvoiceForm => ({
  invoice_company,
  invoice_tax_id,
  invoice_prefix,
});

export const retentionForm = ({ retention }: ContainerSetting): RetentionForm => {
  const days = new Map(retention.map((each) => [each.kind, String(each.days)]));
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, days.get(kind) ?? ''])) as RetentionForm;
};

/** A field that is left blank is sent as no number, which the rule refuses at its field. */
export const retentionInput = (form: RetentionForm): TypedSetting => ({
  retention: RETENTION_KINDS.map((kind) => ({ kind, days: form[kind].trim() === '' ? Number.NaN : Number(form[kind]) })),
});

/** A number in plain text, never as 1e-7. */
const plainNumber = (value: number): string => value.toFixed(8).replace(/\.?0+$/, '');

export const ratesForm = ({ rates }: ContainerSetting): RatesForm => ({
  rates: rates.map(({ currency, rate, typed }) => ({ currency, rate: typed && rate !== null ? plainNumber(rate) : '' })),
});

const spanOf = ({ weekday, from, to }: TypedSpan) => ({ weekday, from: minutesOf(from), to: minutesOf(to) || DAY });

/** What is sent of each form. */
export const shopInput = ({ opening, ...shop }: ShopForm): TypedSetting => ({ ...shop, opening: opening.map(spanOf) });

/** Of the rates, those that differ from what holds: another one, or the feed's again. */
export const ratesInput = ({ rates }: RatesForm, before: ContainerSetting): Required<Pick<TypedSetting, 'rates'>> => {
  const was = new Map(ratesForm(before).rates.map(({ currency, rate }) => [currency, rate]));
  return {
    rates: rates
      .filter(({ currency, rate }) => rate.trim() !== (was.get(currency) ?? ''))
      .map(({ currency, rate }) => ({ currency, rate: rate.trim() === '' ? null : Number(rate) })),
  };
};

const asInput = ({ week, rates, retention, ...checked }: CheckedSetting, typed: TypedSetting): ContainerSettingInput => ({
  ...checked,
  ...(week && { opening: [...(typed.opening ?? [])] }),
  ...(rates && { rates: [...rates] }),
  ...(retention && { retention: [...(typed.retention ?? [])] }),
});

/** The shape of a form by the rules both sides apply; a fault stands at its field. */
export const shapeOf = <Form extends object>(read: (form: Form) => TypedSetting): z.ZodType<ContainerSettingInput, Form> =>
  z.custom<Form>().transform((form, context): ContainerSettingInput => {
    const typed = read(form);
    const outcome: Outcome<CheckedSetting> = checkSetting(typed);
    if (outcome.ok) return asInput(outcome.value, typed);
    context.addIssue({ code: 'custom', path: outcome.fault.field ? [outcome.fault.field] : [], message: JSON.stringify(outcome.fault) });
    return z.NEVER;
  });

export const faultOf = (message: string): Fault => JSON.parse(message) as Fault;
