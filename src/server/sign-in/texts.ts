import type { FastifyRequest } from 'fastify';
import type { TFunction } from 'i18next';
import type { UserError } from '../kernel/errors';
import { languageOfVisitor, refusalIn, textsIn } from '../kernel/language';

/** Says a sentence of the account site, in one language. */
export type Texts = TFunction<'account'>;

/** The sentences in the language of whoever asked for the page. */
export const textsFor = (request: FastifyRequest): Texts => textsIn(languageOfVisitor(request), 'account');

/** What an error says in the language of whoever asked for the page. */
export const sentenceFor = (request: FastifyRequest, { refusal, values }: UserError): string =>
  refusalIn(languageOfVisitor(request), refusal, values);
