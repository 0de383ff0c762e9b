import type { RefusalOptions, RefusalValues } from '../../domain/fault';
import type { FailureCode } from '../../domain/jobs/next-steps';
import { refusalIn } from '../kernel/language';

/** Store status values (specification 1, §4; the two that are no `Valid` follow from the names of the store counts). */
export type StoreStatus = 'Valid' | 'Lostconnection' | 'Invalid';

/**
 * How one seller's shop is reached, as its platform keeps it: what was typed and what was learned at the shop. Lives in memory only while a call
 * is made.
 */
export type Access = Readonly<Record<string, string | number | boolean | null>>;

/** What holds for a call to anybody. */
export interface Outside {
  /** URLs of this machine that may be called: the server's own sandbox, in demo mode. */
  readonly allowLoopback: (url: URL) => boolean;
  readonly signal?: AbortSignal;
}

interface FailureFacts {
  readonly retry?: boolean;
  readonly retryAfter?: number | undefined;
  readonly mayBeAtWork?: boolean;
  readonly storeStatus?: Exclude<StoreStatus, 'Valid'> | undefined;
}

/** A shop said no, or nothing. `refusal` and `values` tell the seller, `code` groups failures of a kind. */
export class ConnectorError<Code extends FailureCode = FailureCode> extends Error {
  readonly code: string;
  readonly refusal: FailureCode;
  readonly values: RefusalValues;
  /** Whether the same call may succeed later by itself. */
  readonly retry: boolean;
  /** Seconds the shop asks to be left alone. */
  readonly retryAfter: number | undefined;
  /** Whether the shop may have acted, or be at it still, for its answer did not arrive. */
  readonly mayBeAtWork: boolean;
  /** What the failure says about the connection; undefined: nothing. */
  storeStatus: Exclude<StoreStatus, 'Valid'> | undefined;

  constructor(code: string, refusal: Code, ...[options]: RefusalOptions<Code, FailureFacts>) {
    const values: RefusalValues = options?.values ?? {};
    super(refusalIn('en', refusal, values));
    this.name = 'ConnectorError';
    this.code = code;
    this.refusal = refusal;
    this.values = values;
    this.retry = options?.retry ?? false;
    this.retryAfter = options?.retryAfter;
    this.mayBeAtWork = options?.mayBeAtWork ?? false;
    this.storeStatus = options?.storeStatus;
  }
}

/** Why a connection is not Valid, by the code of the sentence. */
export type StoreReason = Pick<ConnectorError, 'refusal' | 'values'>;

/** A shop whose lists do not end, however long they are read. */
export const endless = (website: string): ConnectorError =>
  new ConnectorError('endless', 'shop.endless', { values: { host: new URL(website).host } });
