const HELD_KINDS = ['orders', 'parcels', 'tasks', 'conversations', 'messages', 'files', 'payments', 'notifications'] as const;

type HeldKind = (typeof HELD_KINDS)[number];

/** A kind of data this version of the page has a word for. */
export const heldKindOf = (kind: string): HeldKind | undefined => HELD_KINDS.find((each) => each === kind);
