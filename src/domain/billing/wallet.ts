/** What a movement of a wallet's money is. */
export const TRANSACTION_KINDS = ['topup', 'charge', 'refund', 'hold', 'capture', 'release', 'plan', 'adjustment'] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const isTransactionKind = (text: string): text is TransactionKind => TRANSACTION_KINDS.some((each) => each === text);

/**
 * Where money of a container is: in its wallet, held for orders on their way, or, seen from here, with a way to pay, in the plan, with who
 * makes its orders, or put right by hand. What leaves one account comes to another, so all of them together hold nothing.
 */
export type WalletAccount = 'wallet' | 'held' | 'plan' | 'adjustment' | `outside:${string}` | `fulfilment:${string}`;

/** What the keys of movements are made of: each is done once, whoever asks for it how often. */
export const movementKey = {
  topup: (method: string, payment: string): string => `topup:${method}:${payment}`,
  fo: (reference: string, attempt: number, step: 'hold' | 'capture' | 'release' | `refund-${number}`): string =>
    `fo:${reference}:${attempt}:${step}`,
  plan: (end: number): string => `plan:${end}`,
};

/** Who pays for what a fulfilment makes: its provider's own bill, or the wallet. */
export const SETTLEMENTS = ['provider', 'wallet'] as const;

export type Settlement = (typeof SETTLEMENTS)[number];

export const isSettlement = (text: string): text is Settlement => SETTLEMENTS.some((each) => each === text);
