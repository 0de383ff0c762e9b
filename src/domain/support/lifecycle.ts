/** How conversations stand, in the order of their lives. */
export const SUPPORT_STATUSES = ['New', 'Inprocess', 'Waiting', 'Resolved', 'Closed'] as const;

export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** Ones about an order, and others. */
export const SUPPORT_FILTERS = ['order', 'message'] as const;

export type SupportFilter = (typeof SUPPORT_FILTERS)[number];

export type Direction = 'in' | 'out' | 'note';

/** The kinds of text somebody writes in a conversation. A forwarded message goes to people other than the buyer. */
export const MESSAGE_KINDS = ['reply', 'note', 'forward'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type MessageStatus = 'scheduled' | 'sending' | 'sent' | 'failed' | 'received';

/** Messages that tell what was done rather than what somebody wrote: the buyer gave an address, or a person changed the order from the conversation. */
export type MessageCode = 'address_given' | 'order_refunded' | 'order_reprinted' | 'order_cancelled' | 'rated_good' | 'rated_bad';

/** How messages travel. */
export const CHANNELS = ['mail', 'shop'] as const;

export type Channel = (typeof CHANNELS)[number];

/** What becomes of a conversation once a reply was sent. */
export const AFTERWARDS = ['wait', 'resolve', 'stay'] as const;

export type Afterwards = (typeof AFTERWARDS)[number];

/** What moves a conversation: a person says so, somebody takes it or replies, a reply was sent, or came back, the buyer writes, time goes by. */
export type Cause = 'person' | 'taken' | 'sent' | 'returned' | 'buyer' | 'clock';

/** Where each cause may take a conversation from where it stands. */
export const SUPPORT_MOVES: Readonly<Record<Cause, Readonly<Record<SupportStatus, readonly SupportStatus[]>>>> = {
  person: {
    New: ['Inprocess', 'Resolved'],
    Inprocess: ['Waiting', 'Resolved'],
    Waiting: ['Inprocess', 'Resolved'],
    Resolved: ['Inprocess'],
    Closed: [],
  },
  taken: { New: ['Inprocess'], Inprocess: [], Waiting: [], Resolved: [], Closed: [] },
  sent: { New: [], Inprocess: ['Waiting', 'Resolved'], Waiting: ['Resolved'], Resolved: [], Closed: [] },
  returned: { New: [], Inprocess: [], Waiting: ['Inprocess'], Resolved: ['Inprocess'], Closed: [] },
  buyer: { New: [], Inprocess: [], Waiting: ['Inprocess'], Resolved: ['Inprocess'], Closed: [] },
  clock: { New: [], Inprocess: [], Waiting: [], Resolved: ['Closed'], Closed: [] },
};

export const mayMove = (from: SupportStatus, to: string, cause: Cause): to is SupportStatus =>
  SUPPORT_MOVES[cause][from].some((status) => status === to);

/** Statuses of conversations that ask for an answer; the filter `Open` finds those. */
export const INBOX_STATUSES: readonly SupportStatus[] = ['New', 'Inprocess'];

/** True where somebody still has to look after it. */
export const isOpen = (status: SupportStatus): boolean => status !== 'Resolved' && status !== 'Closed';

/** Seconds in which a reply can be taken back. */
export const UNDO_SECONDS = 10;

/** Seconds after which nobody is taken to be there who has not said so again. */
export const PRESENCE_SECONDS = 20;

/** Why a conversation cannot be changed as somebody wishes. */
export type SupportObstacle = 'supportMerged' | 'supportClosed' | 'supportStep' | 'supportByItself' | 'supportSnooze' | 'supportOrder';

/** What somebody wants of a conversation, as far as it may be refused. */
export interface SupportWish {
  readonly status?: string | undefined;
  /** Of the order it is to be about; null: there is no such order. */
  readonly order_store?: string | null | undefined;
  readonly snooze: boolean;
}

interface Judged {
  readonly status: SupportStatus;
  readonly store_id: string;
  readonly merged_into: string | null;
}

/** Why a conversation cannot be changed so; undefined: it can. */
export const obstacleTo = (support: Judged, { status, order_store, snooze }: SupportWish): SupportObstacle | undefined => {
  if (support.merged_into !== null) return 'supportMerged';
  if (order_store !== undefined && order_store !== support.store_id) return 'supportOrder';
  if (status === undefined && !snooze) return undefined;
  if (support.status === 'Closed') return 'supportClosed';
  if (status === 'New' || status === 'Closed') return 'supportByItself';
  const moves = status !== undefined && status !== support.status;
  if (moves && !mayMove(support.status, status, 'person')) return 'supportStep';
  const after = moves ? (status as SupportStatus) : support.status;
  return snooze && !isOpen(after) ? 'supportSnooze' : undefined;
};
