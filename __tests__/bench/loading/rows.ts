/** A row of the peer's list. */
export interface PeerRow {
  readonly name: string;
  readonly sku: string;
  readonly product: string;
  readonly price: string;
  readonly stores: string;
  readonly jobs: string;
  readonly pushed: string;
}

export const PEER_COLUMNS = ['name', 'sku', 'product', 'price', 'stores', 'jobs', 'pushed'] as const satisfies readonly (keyof PeerRow)[];

export const peerRows = (count: number): readonly PeerRow[] =>
  Array.from({ length: count }, (_row, n) => ({
    name: `Sunset over the bay, design ${n}`,
    sku: `SKU-${n}`,
    product: 'Unisex Tee 5000',
    price: '$24.00',
    stores: 'Not pushed',
    jobs: '',
    pushed: 'Never',
  }));
