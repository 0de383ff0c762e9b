import type { ParseKeys } from 'i18next';
import { UserError } from '../kernel/errors';
import { textsIn } from '../kernel/language';
import type { Texts } from './texts';

type FaultOptions = NonNullable<ConstructorParameters<typeof UserError>[1]> & {
  /** What the sentence is filled in with. */
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A fault a page tells in its reader's language. Programs get the English sentence. */
export class AccountFault extends UserError {
  readonly values: NonNullable<FaultOptions['values']>;

  constructor(
    readonly text: ParseKeys<'account'>,
    { values = {}, ...options }: FaultOptions = {},
  ) {
    super(textsIn('en', 'account')(text, values), options);
    this.values = values;
  }
}

/** The sentence of a fault as a page says it. */
export const sentenceOf = (t: Texts, fault: UserError): string =>
  fault instanceof AccountFault ? t(fault.text, fault.values) : fault.message;
