import type { TFunction } from 'i18next';
import { GATE_CODES, HOLD_REASONS } from '../../../domain/sales/gates';
import { ORDER_EVENTS } from '../../../domain/sales/order-events';
import { TRACKING_STATUSES } from '../../../domain/sales/tracking';
import type { OrderDesk } from '../../entities/order-desks';
import type { Format } from '../../ui/format';
import { gateName } from './gate-words';
import { statusName } from './order-status';

interface Teller {
  readonly t: TFunction<'order'>;
  readonly words: TFunction<'orders'>;
  readonly parcels: TFunction<'trackings'>;
  readonly format: Format;
  /** Which of them an entry is about is told by its id. */
  readonly fos: OrderDesk['fulfilment_orders'];
}

type Told = OrderDesk['events'][number];

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A program's own word behind an entry, as people say it. */
const reasonOf = ({ t, words }: Teller, value: string): string => {
  const hold = HOLD_REASONS.find((each) => each === value);
  if (hold) return t(`hold.reason.${hold}`);
  const code = Object.values(GATE_CODES)
    .flat()
    .find((each) => each === value);
  return code ? words(`reason.${code}`) : value;
};

/** What happened, in a sentence; an entry a newer server writes is shown by its code. */
export const eventWords = (teller: Teller, { code, params }: Told): string => {
  const { t, words, parcels, format, fos } = teller;
  const known = ORDER_EVENTS.find((each) => each === code);
  if (!known) return code;
  const fo = fos.find(({ _id }) => _id === params.fo);
  const parcel = TRACKING_STATUSES.find((each) => each === params.status);
  const { amount } = params;
  const time = params.at ?? params.until;
  return t(`event.${known}`, {
    ...params,
    provider: fo?.fulfilment_name ?? (textOf(params.provider ?? params.fulfilment) || t('aProvider')),
    gate: gateName(words, textOf(params.gate)),
    reason: reasonOf(teller, textOf(params.code ?? params.reason ?? params.brake)),
    status: parcel ? parcels(`status.${parcel}`) : statusName(words, textOf(params.status)),
    amount: typeof amount === 'number' ? format.money(amount, textOf(params.currency) || undefined) : textOf(amount),
    at: typeof time === 'number' ? format.dateTime(time) : '',
    number: textOf(params.number ?? params.tracking_number ?? params.tracking),
    name: textOf(params.name),
    tags: textOf(params.tags),
  });
};
