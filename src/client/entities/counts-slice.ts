import { createAction, createSlice } from '@reduxjs/toolkit';

/** Counts of rows by filter, as the count queries of the contract give them (specification 1, §3). */
export interface Counts {
  readonly stores: ConnectionCounts;
  readonly fulfilments: ConnectionCounts;
  readonly productTypes: Readonly<
    Record<'all' | 'apparel' | 'alloverprint' | 'giftaccessories' | 'homedecorations' | 'facemask' | 'canvasposter' | 'jewelry', number>
  >;
  /** By provider, those without any left out. */
  readonly productTypeProviders: Readonly<Record<string, number>>;
  readonly productTypeLabels: { readonly tags: TagCounts; readonly collections: TagCounts };
  /** By status, as the orders have it; `all` is their sum, and `attention` are those somebody has to look at. */
  readonly orders: Readonly<Record<string, number>>;
  readonly trackings: Readonly<Record<string, number>>;
  /** By state. */
  readonly externalItems: Readonly<Record<string, number>>;
  readonly paypal: Readonly<Record<string, number>>;
  readonly supports: SupportCounts;
  /** Open conversations that are the person's own, and nobody's. */
  readonly supportInbox: Readonly<Record<'mine' | 'unassigned', number>>;
  readonly orderTasks: TaskCounts;
  readonly files: StatusCounts;
  readonly fileTags: TagCounts;
  readonly designCollection: StatusCounts;
  readonly designCollectionTags: TagCounts;
  readonly mockupDesigns: StatusCounts;
  readonly mockupDesignTags: TagCounts;
  readonly users: Readonly<Record<'all' | 'opened' | 'pending' | 'blocked' | 'groups', number>>;
}

/** By how the connection is. */
type ConnectionCounts = Readonly<Record<'all' | 'valid' | 'lostconnection' | 'invalid', number>>;
/** By status; `all` leaves out what is in the trash. */
export type StatusCounts = Readonly<Record<'all' | 'published' | 'draft' | 'trashed', number>>;
/** Most used first. Rows, not keys: what people call things is no name of a field. */
type TagCounts = readonly { readonly tag: string; readonly count: number }[];

/** Of each filter and status that has some. */
export type SupportCounts = readonly { readonly filter: string; readonly status: string; readonly count: number }[];
/** Of each kind, category and status that has some. */
export type TaskCounts = readonly {
  readonly type: string;
  readonly category: string;
  readonly status: string;
  readonly count: number;
}[];

export type CountName = keyof Counts;
type CountsState = { readonly [Name in CountName]: Counts[Name] | null };

export interface CountsRoot {
  readonly counts: CountsState;
}

export type CountsReceived = { readonly [Name in CountName]: { readonly name: Name; readonly counts: Counts[Name] } }[CountName];

export const countActions = {
  /** Intent: ask for one set of counts. */
  load: createAction<CountName>('counts/load'),
  received: createAction<CountsReceived>('counts/received'),
};

const initialState: CountsState = {
  stores: null,
  fulfilments: null,
  productTypes: null,
  productTypeProviders: null,
  productTypeLabels: null,
  orders: null,
  trackings: null,
  externalItems: null,
  paypal: null,
  supports: null,
  supportInbox: null,
  orderTasks: null,
  files: null,
  fileTags: null,
  designCollection: null,
  designCollectionTags: null,
  mockupDesigns: null,
  mockupDesignTags: null,
  users: null,
};

const slice = createSlice({
  name: 'counts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(countActions.received, (state, { payload }) => ({ ...state, [payload.name]: payload.counts }));
  },
});

export const countsReducer = slice.reducer;
export const selectCounts = <Name extends CountName>({ counts }: CountsRoot, name: Name): CountsState[Name] => counts[name];
