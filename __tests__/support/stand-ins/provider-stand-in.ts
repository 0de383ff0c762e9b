import type { Access } from '../../../src/server/connectors/connector';
import type { OutgoingOrder } from '../../../src/server/connectors/providers/provider';
import type { ConnectedProviderId } from '../../../src/server/connectors/providers/registry';
import type { StandIn, StandInRequest } from './stand-in';

/** An order as the provider has it. */
export interface HeldOrder {
  readonly reference: string;
  /** Of all its lines together. */
  readonly pieces: number;
  readonly state: 'waiting' | 'making' | 'shipped' | 'cancelled';
}

/** A fulfilment provider's stand-in, as the contract suite asks about it. */
export interface ProviderStandIn extends StandIn {
  readonly provider: ConnectedProviderId;
  /** What opens its one account. */
  readonly access: Access;
  /** What was done, once for each time it was, such as `made FO-1`: whatever leads to a thing being made, paid or taken back. */
  readonly effects: readonly string[];
  /** Orders there, cancelled ones too, twins as well. */
  orders(): readonly HeldOrder[];
  /** Whether a call changes something. */
  readonly changes: (request: StandInRequest) => boolean;
  /** A thing it makes. */
  readonly line: Pick<OutgoingOrder['lines'][number], 'sku' | 'print_files'>;
  /** An order it will never make, and words of the reason it gives. */
  readonly wrong: { readonly of: (order: OutgoingOrder) => OutgoingOrder; readonly words: string };
  /** Whether it takes a reference once, even of two calls at the same moment. */
  readonly onceByItself: boolean;
  /** From now on a new order waits with it, so that it can still be taken back. Undefined where an order cannot be taken back. */
  readonly keepWaiting?: () => void;
  /** Whether it says who carries a parcel. */
  readonly tellsCourier: boolean;
  /** It tells nothing of an order before it is sent. */
  readonly silentWhileMaking?: true;
  /** Begins to make an order: nobody can take it back. */
  begin(reference: string): void;
  /** Sends everything of an order in one parcel. */
  ship(reference: string, parcel: { readonly number: string; readonly courier: string; readonly url: string }): void;
  /** What opens the account is refused. */
  revoked: boolean;
  /** The access token ends; it can be renewed. Undefined where tokens do not end. */
  readonly expire?: () => void;
}
