import type { Histogram } from './histogram';

/** How a figure is written. Dollars are counted in cents, shares are of 1. */
export type FigureUnit = 'count' | 'dollars' | 'share' | 'days';
/** The rows behind a figure. */
type FigureRows = 'orders' | 'fos' | 'parcels';

/** What is added up of orders, day by day: counts, and cents that were rounded order by order when they were written. */
export const ORDER_PARTS = ['orders', 'pieces', 'gross', 'tax', 'refunds', 'fees', 'cost'] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/** What is added up of fulfilment orders. `due`: shipped ones that are no reprints, which a ship-by day is kept of. */
export const FO_PARTS = [
  'fos',
  'pieces',
  'cost',
  'shipped',
  'shipped_pieces',
  'due',
  'late',
  'reprinted_provider',
  'reprinted_courier',
  'reprinted_other',
  'cancelled',
  'rejected',
] as const;
export type FoPart = (typeof FO_PARTS)[number];

/** Days that are told by mean, p50 and p90. */
export type FoDays = 'production' | 'transit';

export type Sums<Part extends string> = Readonly<Record<Part, number>>;
export type OrderSums = Sums<OrderPart>;
export type FoSums = Sums<FoPart> & Readonly<Record<FoDays, Histogram>>;

/** Parts that are added, less those that are taken off. */
interface Total<Part extends string> {
  readonly plus: readonly Part[];
  readonly minus?: readonly Part[];
}

/** One total through another; nothing is told unless the other is more than 0. */
interface Ratio<Part extends string> {
  readonly of: Total<Part>;
  readonly by: Total<Part>;
}

type Formula<Part extends string> = Total<Part> | Ratio<Part>;

interface Figure<Part extends string, Other = never> {
  readonly unit: FigureUnit;
  readonly rows: FigureRows;
  readonly formula: Formula<Part> | Other;
}

const REVENUE = { plus: ['gross'], minus: ['tax', 'refunds'] } as const satisfies Total<OrderPart>;
const PROFIT = { plus: ['gross'], minus: ['tax', 'refunds', 'cost', 'fees'] } as const satisfies Total<OrderPart>;
const order = (unit: FigureUnit, formula: Formula<OrderPart>): Figure<OrderPart> => ({ unit, rows: 'orders', formula });

/** The figures of the order report, in the order in which they are shown. */
export const ORDER_FIGURES = {
  orders: order('count', { plus: ['orders'] }),
  pieces: order('count', { plus: ['pieces'] }),
  gross: order('dollars', { plus: ['gross'] }),
  tax: order('dollars', { plus: ['tax'] }),
  refunds: order('dollars', { plus: ['refunds'] }),
  revenue: order('dollars', REVENUE),
  fees: order('dollars', { plus: ['fees'] }),
  cost: order('dollars', { plus: ['cost'] }),
  profit: order('dollars', PROFIT),
  margin: order('share', { of: PROFIT, by: REVENUE }),
  average_order: order('dollars', { of: REVENUE, by: { plus: ['orders'] } }),
  refund_rate: order('share', { of: { plus: ['refunds'] }, by: { plus: ['gross'], minus: ['tax'] } }),
} as const;
export type OrderFigure = keyof typeof ORDER_FIGURES;

const REPRINTED = { plus: ['reprinted_provider', 'reprinted_courier', 'reprinted_other'] } as const satisfies Total<FoPart>;
type FoFormula = { readonly days: FoDays } | 'now';
const fo = (unit: FigureUnit, formula: Formula<FoPart> | FoFormula, rows: FigureRows = 'fos'): Figure<FoPart, FoFormula> => ({
  unit,
  rows,
  formula,
});

/** The figures of the fulfillment report. `now`: counted when it is asked for, whatever the range. */
export const FULFILLMENT_FIGURES = {
  fos: fo('count', { plus: ['fos'] }),
  pieces: fo('count', { plus: ['pieces'] }),
  cost: fo('dollars', { plus: ['cost'] }),
  per_piece: fo('dollars', { of: { plus: ['cost'] }, by: { plus: ['pieces'] } }),
  production_days: fo('days', { days: 'production' }),
  transit_days: fo('days', { days: 'transit' }, 'parcels'),
  late_rate: fo('share', { of: { plus: ['late'] }, by: { plus: ['due'] } }),
  overdue: fo('count', 'now'),
  reprint_rate: fo('share', { of: REPRINTED, by: { plus: ['shipped_pieces'] } }),
  cancelled_rate: fo('share', { of: { plus: ['cancelled'] }, by: { plus: ['fos'] } }),
  rejected_rate: fo('share', { of: { plus: ['rejected'] }, by: { plus: ['fos'] } }),
} as const;
export type FulfillmentFigure = keyof typeof FULFILLMENT_FIGURES;

/** Shipped fulfilment orders under which a provider's ratios tell too little to be taken at their word. */
export const TELLING_SHIPPED = 20;

export const isOrderFigure = (text: string): text is OrderFigure => Object.hasOwn(ORDER_FIGURES, text);
export const isFulfillmentFigure = (text: string): text is FulfillmentFigure => Object.hasOwn(FULFILLMENT_FIGURES, text);

const totalOf = <Part extends string>({ plus, minus = [] }: Total<Part>, sums: Sums<Part>): number => {
  const add = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + sums[part], 0);
  return add(plus) - add(minus);
};

/** What a formula makes of some sums; null: there is nothing to tell it by. */
export const valueOf = <Part extends string>(formula: Formula<Part>, sums: Sums<Part>): number | null => {
  if ('plus' in formula) return totalOf(formula, sums);
  const by = totalOf(formula.by, sums);
  return by > 0 ? totalOf(formula.of, sums) / by : null;
};

/** The same of a part that is a total and so always there. */
export const orderFigure = (figure: OrderFigure, sums: OrderSums): number | null => valueOf(ORDER_FIGURES[figure].formula, sums);

const partsIn = <Part extends string>({ plus, minus = [] }: Total<Part>): readonly Part[] => [...plus, ...minus];

/** The parts a formula is made of, each once: the columns of the rows behind it. */
export const partsOf = <Part extends string>(formula: Formula<Part>): readonly Part[] => [
  ...new Set('plus' in formula ? partsIn(formula) : [...partsIn(formula.of), ...partsIn(formula.by)]),
];

/** Why pieces were made again: whose doing it was. */
export const REPRINT_CAUSES = ['provider', 'courier', 'other'] as const;
export type ReprintCause = (typeof REPRINT_CAUSES)[number];

/** Whose doing it was, by the category of the ticket it was done for. */
export const causeOf = (category: string | undefined): ReprintCause => {
  if (category === 'misprint' || category === 'damaged' || category === 'wrong_item') return 'provider';
  return category === 'not_received' ? 'courier' : 'other';
};
