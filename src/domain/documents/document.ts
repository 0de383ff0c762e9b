import type { BulkCode } from '../lists/bulk';

/** How a shared document stands. `unknown`: it was sent, and nobody heard what became of it; sharing it again looks first. */
export const DOCUMENT_STATUSES = ['waiting', 'sharing', 'shared', 'failed', 'unknown'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const isDocumentStatus = (text: string): text is DocumentStatus => DOCUMENT_STATUSES.some((status) => status === text);

/** What is known of a listing at a store when somebody wants it shared. */
export interface SharedListing {
  /** Whether the shop works with Issuu at all. */
  readonly on: boolean;
  /** Whether its store has a token. */
  readonly token: boolean;
  /** It is being shared, or waits for its turn. */
  readonly inHand: boolean;
  /** The shop shows it somewhere a reader can be led to. */
  readonly onSale: boolean;
  readonly name: string;
  readonly pictured: boolean;
  /** Whether the store may share one more today. */
  readonly room: boolean;
}

/** Why a listing cannot be shared, the first of the reasons; null: it can. */
export const obstacleOf = ({ on, token, inHand, onSale, name, pictured, room }: SharedListing): BulkCode | null => {
  if (!on) return 'documentOff';
  if (!token) return 'documentNoToken';
  if (inHand) return 'documentInHand';
  if (!onSale) return 'documentNotOnSale';
  if (name.trim() === '') return 'documentNoName';
  if (!pictured) return 'documentNoPicture';
  return room ? null : 'documentLimit';
};
