import type { RefusalCode, RefusalValues } from '../../domain/fault';
import { UserError, type Made } from './errors';
import { refusalIn } from './language';

/** An error as an answer tells it: in English, and by what says it in any language. */
export interface ToldError {
  readonly message: string;
  readonly extensions: {
    readonly code: UserError['code'] | 'INTERNAL';
    readonly refusal: RefusalCode;
    readonly values: RefusalValues;
    readonly field?: string | undefined;
    readonly made?: Made;
  };
}

export const tellError = ({ message, code, refusal, values, field, made }: UserError): ToldError => ({
  message,
  extensions: { code, refusal, values, field, ...(made && { made }) },
});

/** A fault of ours, by the id it has in the log. */
export const tellFault = (id: string): ToldError => {
  const [refusal, values] = ['request.fault', { id }] as const;
  return { message: refusalIn('en', refusal, values), extensions: { code: 'INTERNAL', refusal, values } };
};

/** That nothing can be written for now. */
export const tellNoSpace = (): ToldError => tellError(new UserError('request.noSpace', { code: 'UNAVAILABLE' }));

/** That the database is away: nothing is wrong with what was asked. */
export const tellDatabaseAway = (): ToldError => tellError(new UserError('request.databaseAway', { code: 'UNAVAILABLE' }));

/** The body of an answer that is no GraphQL. */
export const errorBody = (error: ToldError): { readonly errors: readonly ToldError[]; readonly message: string } => ({
  errors: [error],
  message: error.message,
});
