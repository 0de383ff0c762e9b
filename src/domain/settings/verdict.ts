import { accept, type Outcome } from '../fault';
import type { BusinessHours } from '../tasks/business-hours';
import { checkOpening, type OpeningSpan } from './opening';
import { checkRetention, type RetentionDays, type TypedRetention } from './retention';
import { checkRates, type CheckedRate, type TypedRate } from './rates';
import { checkCompany, checkLabel, checkPrefix, checkTaxId, checkZone } from './shop';

/** What is typed of a shop's settings; what is missing stays as it is. */
export interface TypedSetting {
  readonly label?: string | null;
  readonly time_zone?: string | null;
  readonly opening?: readonly OpeningSpan[] | null;
  readonly invoice_company?: string | null;
  readonly invoice_tax_id?: string | null;
  readonly invoice_prefix?: string | null;
  readonly require_two_step?: boolean | null;
  readonly rates?: readonly TypedRate[] | null;
  readonly retention?: readonly TypedRetention[] | null;
}

/** The same as it is kept. */
export interface CheckedSetting {
  readonly label?: string;
  readonly time_zone?: string;
  readonly week?: BusinessHours['week'];
  readonly invoice_company?: string;
  readonly invoice_tax_id?: string;
  readonly invoice_prefix?: string;
  readonly require_two_step?: boolean;
  readonly rates?: readonly CheckedRate[];
  readonly retention?: RetentionDays;
}

const of = <Name extends keyof CheckedSetting, Typed>(
  name: Name,
  typed: Typed | null | undefined,
  check: (value: Typed) => Outcome<NonNullable<CheckedSetting[Name]>>,
): Outcome<CheckedSetting> => {
  if (typed === null || typed === undefined) return accept({});
  const outcome = check(typed);
  return outcome.ok ? accept({ [name]: outcome.value }) : outcome;
};

/** Whether what is typed will do; its first fault otherwise. */
export const checkSetting = (typed: TypedSetting): Outcome<CheckedSetting> => {
  const outcomes = [
    of('label', typed.label, checkLabel),
    of('time_zone', typed.time_zone, checkZone),
    of('week', typed.opening, checkOpening),
    of('invoice_company', typed.invoice_company, checkCompany),
    of('invoice_tax_id', typed.invoice_tax_id, checkTaxId),
    of('invoice_prefix', typed.invoice_prefix, checkPrefix),
    of('require_two_step', typed.require_two_step, accept),
    of('rates', typed.rates, checkRates),
    of('retention', typed.retention, checkRetention),
  ];
  let checked: CheckedSetting = {};
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    checked = { ...checked, ...outcome.value };
  }
  return accept(checked);
};
