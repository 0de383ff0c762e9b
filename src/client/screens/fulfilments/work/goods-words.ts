import type { WorkOrder } from '../../../entities/work-orders';
import type { Format } from '../../../ui/format';

type Goods = WorkOrder['goods'][number];

/** Such as `2 × Tee`. */
export const goodsWords = (format: Format, { name, quantity }: Pick<Goods, 'name' | 'quantity'>): string =>
  `${format.count(quantity)} × ${name}`;

/** Where a print file is had under a name that says what it is of. */
export const fileAddress = ({ number }: Pick<WorkOrder, 'number'>, { area, url }: Goods['files'][number]): string =>
  `${url}?download=${encodeURIComponent(`${number}-${area}.${url.split('.').at(-1) ?? 'png'}`)}`;
