import type { TFunction } from 'i18next';
import type { Format } from '../../ui/format';
import { Stacked } from '../../ui/list/cells';
import { StatusChip } from '../../ui/StatusChip';
import { actWords, shipByWords, toneOfRisk, type Deadline } from './ship-by';

interface ShipByChipProps {
  readonly order: Deadline;
  readonly t: TFunction<'orders'>;
  readonly format: Format;
}

/** By when an order has to leave, its risk by colour, and by when somebody has to act. */
export const ShipByChip = ({ order, t, format }: ShipByChipProps) => {
  const words = shipByWords(t, order);
  if (words === null || order.ship_by === null) return null;
  const act = actWords(t, format, order);
  return (
    <Stacked title={t('shipBy.full', { at: format.dateTime(order.ship_by) })}>
      <StatusChip tone={toneOfRisk(order.risk)} label={words} />
      {act !== '' && <small>{act}</small>}
    </Stacked>
  );
};
