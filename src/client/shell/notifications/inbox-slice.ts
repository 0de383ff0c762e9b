import { createAction, createSlice, type Action } from '@reduxjs/toolkit';
import { notifications } from '../../entities/notifications';
import { users } from '../../entities/users';
import type { AppError } from '../../kernel/app-error';
import { makeId } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import type { News } from '../../kernel/live/news';
import { received, requestFailed } from '../../kernel/received';
import { DEFAULT_PERPAGE } from '../../kernel/request';
import { sessionActions } from '../session/session-slice';

/** Notifications that are taken as read before the server said so. */
interface Pending {
  /** Null: all of them. */
  readonly ids: readonly string[] | null;
  /** How much the counter went down for them, given back when the server refuses; 0 once the server told the counter anew. */
  readonly counted: number;
}

/** The notifications a person has loaded, the newest first, and how many are unread. */
export interface InboxState {
  /** Null until the user record came. */
  readonly unread: number | null;
  readonly ids: readonly string[];
  /** On all pages. */
  readonly total: number;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly error: AppError | null;
  /** The newest the server has told of, loaded or not. */
  readonly newest: string | null;
  /** By request id. */
  readonly pending: Readonly<Record<string, Pending>>;
}

export interface InboxRoot extends EntitiesState {
  readonly inbox: InboxState;
}

/** Notifications a page holds (specification 2, §9). */
export const INBOX_PAGE = DEFAULT_PERPAGE;

export const inboxActions = {
  /** Intent: load one page, 1-based. `anew`: what was loaded beyond it goes and comes again by scrolling. */
  load: createAction<{ readonly page: number; readonly anew?: true }>('inbox/load'),
  /** Intent: everything is read. */
  readAll: createAction('inbox/readAll', () => ({ payload: undefined, meta: { requestId: makeId() } })),
  /** Fact: a page came; its rows came with `entities/received`. */
  paged: createAction<{ readonly page: number; readonly ids: readonly string[]; readonly total: number }>('inbox/paged'),
  /** Fact: the server told by itself how things stand. */
  told: createAction<News>('inbox/told'),
  /** Fact: the server took everything as read. */
  allRead: createAction<{ readonly requestId: string }>('inbox/allRead'),
};

/** `origin.entity` of a call of ours that failed. */
export const INBOX = 'inbox';

const initialState: InboxState = { unread: null, ids: [], total: 0, status: 'idle', error: null, newest: null, pending: {} };

/** Ids sort by the time they were made. */
const newestFirst = (ids: Iterable<string>): string[] => [...new Set(ids)].sort((a, b) => (a < b ? 1 : -1));

/**
 * The list after a page came. Offsets shift when something new arrives, so pages may overlap. When more than a page arrived meanwhile, the
 * first page no longer touches what was there: the old part goes, and comes again by scrolling.
 */
const withPage = (old: readonly string[], page: number, ids: readonly string[]): readonly string[] => {
  const touches = page > 1 || ids.length < INBOX_PAGE || ids.some((id) => old.includes(id));
  return newestFirst(touches ? [...old, ...ids] : ids);
};

/** Takes notifications as read at once; the counter never goes below 0 (specification 2, §4). */
const expectRead = (state: InboxState, requestId: string, ids: readonly string[] | null): InboxState => {
  const unread = state.unread ?? 0;
  const counted = ids ? Math.min(unread, ids.length) : unread;
  return { ...state, unread: unread - counted, pending: { ...state.pending, [requestId]: { ids, counted } } };
};

const settle = (state: InboxState, requestId: string, { giveBack }: { readonly giveBack: boolean }): InboxState => {
  const { [requestId]: gone, ...pending } = state.pending;
  if (!gone) return state;
  return { ...state, pending, unread: (state.unread ?? 0) + (giveBack ? gone.counted : 0) };
};

/** A number from the server is the truth: what we counted down ourselves is in it, or will be in the next one. */
const countTold = (state: InboxState, unread: number): InboxState => ({
  ...state,
  unread,
  pending: Object.fromEntries(Object.entries(state.pending).map(([id, { ids }]) => [id, { ids, counted: 0 }])),
});

const unreadIn = (payload: ReturnType<typeof received>['payload']): number | undefined => {
  const rows = Object.values(payload.entities[users.name] ?? {}) as readonly { readonly unread_notifications?: number | null }[];
  return rows.find(({ unread_notifications }) => typeof unread_notifications === 'number')?.unread_notifications ?? undefined;
};

type MarkIntent = ReturnType<typeof notifications.actions.mark>;
const isMark = (action: Action): action is MarkIntent => action.type === notifications.actions.mark.type;

const slice = createSlice({
  name: INBOX,
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(inboxActions.load, (state, { payload: { page, anew } }) => ({
        ...state,
        ids: anew ? state.ids.slice(0, page * INBOX_PAGE) : state.ids,
        status: 'loading',
        error: null,
      }))
      .addCase(inboxActions.paged, (state, { payload: { page, ids, total } }) => ({
        ...state,
        ids: withPage(state.ids, page, ids),
        total,
        status: 'ready',
      }))
      .addCase(inboxActions.readAll, (state, { meta }) => expectRead(state, meta.requestId, null))
      .addCase(inboxActions.allRead, (state, { payload }) => settle(state, payload.requestId, { giveBack: false }))
      .addCase(inboxActions.told, (state, { payload }) => ({ ...countTold(state, payload.unread), newest: payload.newest }))
      .addCase(received, (state, { payload }) => {
        const unread = unreadIn(payload);
        const told = unread === undefined || unread === state.unread ? state : countTold(state, unread);
        return payload.origin.requestId ? settle(told, payload.origin.requestId, { giveBack: false }) : told;
      })
      .addCase(requestFailed, (state, { payload: { origin, error } }) => {
        if (origin.requestId) return settle(state, origin.requestId, { giveBack: true });
        return origin.entity === INBOX ? { ...state, status: 'failed', error } : state;
      })
      .addCase(sessionActions.signedOut, () => initialState)
      .addMatcher(isMark, (state, { payload, meta }) =>
        payload.status === 'Readed' ? expectRead(state, meta.requestId, [payload.ids].flat()) : state,
      );
  },
});

export const inboxReducer = slice.reducer;
export const selectInbox = ({ inbox }: InboxRoot): InboxState => inbox;
