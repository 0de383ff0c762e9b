import type { JobMessage } from '../jobs/tables';
import { refusalIn } from '../kernel/language';

/** Nobody knows the number: the shop is not told of it. */
export const checkNumber = (number: string): JobMessage => ({
  code: 'check_number',
  msg: refusalIn('en', 'tracking.checkNumber', { number }),
  refusal: 'tracking.checkNumber',
  values: { number },
});

/** The shop is to be told who brings it, and nobody knows. */
export const chooseCourier = (number: string): JobMessage => ({
  code: 'choose_courier',
  msg: refusalIn('en', 'tracking.chooseCourier', { number }),
  refusal: 'tracking.chooseCourier',
  values: { number },
});

/** A push waits for a person to look at the number or the courier. */
export const isHeld = (msg: JobMessage | null): boolean => msg?.code === 'check_number' || msg?.code === 'choose_courier';
