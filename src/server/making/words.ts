import { PROVIDERS, type ProviderId } from '../../domain/providers';
import type { JobMessage } from '../jobs/tables';
import { refusalIn } from '../kernel/language';

/** Something a provider said, in its own words. */
export const providerWords = (type: ProviderId, code: string, answer: string | null): JobMessage => {
  const values = { provider: PROVIDERS[type].name, answer: answer ?? code };
  return { code, msg: refusalIn('en', 'provider.answered', values), refusal: 'provider.answered', values };
};

/** It was taken back by a person. */
export const takenBack = (): JobMessage => ({ code: 'taken_back', msg: refusalIn('en', 'order.takenBack'), refusal: 'order.takenBack' });

/** A provider does not take it back any more. */
export const printing = (type: ProviderId): JobMessage => {
  const values = { provider: PROVIDERS[type].name };
  return { code: 'printing', msg: refusalIn('en', 'order.printing', values), refusal: 'order.printing', values };
};

/** A provider knows nothing any more of what it took. */
export const lostAt = (type: ProviderId, number: string, reference: string): JobMessage => {
  const values = { provider: PROVIDERS[type].name, number, reference };
  return { code: 'lost', msg: refusalIn('en', 'order.lostAtProvider', values), refusal: 'order.lostAtProvider', values };
};

/** A provider has it more than once. */
export const doubledAt = (type: ProviderId, numbers: string): JobMessage => {
  const values = { provider: PROVIDERS[type].name, numbers };
  return { code: 'doubled', msg: refusalIn('en', 'order.doubledAtProvider', values), refusal: 'order.doubledAtProvider', values };
};
