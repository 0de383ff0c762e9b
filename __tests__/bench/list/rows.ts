/** An order as a list shows it: twelve columns. */
export interface BenchRow {
  readonly _id: string;
  readonly number: number;
  readonly store: string;
  readonly buyer: string;
  readonly country: string;
  readonly product: string;
  readonly sku: string;
  readonly quantity: number;
  readonly total: number;
  readonly cost: number;
  readonly profit: number;
  readonly status: string;
  readonly created_at: number;
}

export const ROWS = 100_000;

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

export const makeRows = (): readonly BenchRow[] =>
  Array.from({ length: ROWS }, (_row, n) => ({
    _id: String(n).padStart(24, '0'),
    number: 1000 + n,
    store: pick(['Sandbox shop', 'Second shop', 'Gifts and more'], n),
    buyer: `${pick(['Ada', 'Grace', 'Alan', 'Edsger'], n)} ${pick(['Lovelace', 'Hopper', 'Turing', 'Dijkstra'], n >> 2)}`,
    country: pick(['US', 'DE', 'FR', 'PT', 'GB'], n),
    product: pick(['Unisex Tee 5000', 'Mug 11 oz', 'Poster', 'Hoodie'], n),
    sku: `SKU-${n}`,
    quantity: 1 + (n % 4),
    total: 19.99 + (n % 50),
    cost: 9.5 + (n % 20),
    profit: 10.49 + (n % 30),
    status: pick(['Pending', 'Processing', 'Delivered'], n),
    created_at: 1_760_000_000 + n * 60,
  }));

/** Columns by name, head and width in pixels, the same for both sides. */
export const COLUMNS = [
  ['number', 'Number', 100],
  ['store', 'Store', 140],
  ['buyer', 'Buyer', 150],
  ['country', 'Country', 80],
  ['product', 'Product', 140],
  ['sku', 'SKU', 110],
  ['quantity', 'Quantity', 90],
  ['total', 'Total', 90],
  ['cost', 'Cost', 90],
  ['profit', 'Profit', 90],
  ['status', 'Status', 110],
  ['created_at', 'Date', 130],
] as const satisfies readonly (readonly [keyof BenchRow, string, number])[];

/** What the benchmark does with a page. */
export interface BenchPage {
  /** Draws the list, out of reach of the scheduler's delays. */
  readonly mount: () => void;
  readonly unmount: () => void;
}

declare global {
  interface Window {
    benchPage: BenchPage;
  }
}
