/** What a row must let a view reach, whichever store holds it. */
export interface ShownListing {
  readonly price: number;
  readonly store: { readonly name: string };
  readonly productType: { readonly provider: { readonly name: string } };
  readonly images: readonly { readonly url: string }[];
  readonly variants: readonly { readonly price: number }[];
}

/** One normalised store with the same four operations; `data` is a freshly parsed answer. */
export interface Side {
  readonly name: string;
  readonly idField: 'id' | '_id';
  write(data: unknown, page: number): void;
  updatePrice(id: string, price: number): void;
  readPage(page: number): readonly ShownListing[];
  /** Ends the subscriptions a mounted list would hold. */
  unmount(): void;
}
