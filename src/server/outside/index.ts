import { sql } from 'kysely';
import { alone } from '../connectors/alone';
import type { Access, App, Outside } from '../connectors/connector';
import { lock } from '../db/advisory-locks';
import type { Services, Tx } from '../kernel/context';
import { sandboxGate } from '../sandbox';
import { sharedAllowance } from './allowance';
import { ledgerOf } from './ledger';

/** Which addresses of this machine may be called, and which are called in place of others. */
const placesOf = async (services: Services): Promise<Pick<Outside, 'allowLoopback' | 'standIns' | 'timeoutMs'>> => {
  const { standIns, outsideMs } = services.config;
  const gate = await sandboxGate(services);
  const stands = [...(standIns?.values() ?? [])];
  return { allowLoopback: (url) => gate(url) || stands.some((place) => url.href.startsWith(place)), standIns, timeoutMs: outsideMs };
};

/** Milliseconds all calls of a connection that is not kept yet may take together: somebody waits for them. */
const PATIENCE = 60_000;

/** What holds for the calls of a connection that is not kept yet: only its allowances are everybody's. */
export const outsideOfNobody = async (services: Services, app?: App): Promise<Outside> =>
  alone({ ...(await placesOf(services)), allowance: sharedAllowance(services), app, signal: AbortSignal.timeout(PATIENCE) });

/** A connection that is kept: of a store, or of a fulfilment. */
interface Account {
  readonly containerId: string;
  readonly _id: string;
  readonly app?: App | undefined;
  /** What opens it, as it is kept at this moment. */
  readonly read: (tx: Tx) => Promise<Access>;
  readonly write: (tx: Tx, access: Access) => Promise<void>;
}

/** One process at a time renews; who comes after it finds what it wrote. */
const renewAccess =
  ({ inContainer }: Services, { containerId, _id, read, write }: Account): Outside['renew'] =>
  (stale, ask) =>
    inContainer(containerId, async (tx) => {
      // The transaction is idle while the platform is asked.
      await sql`set local idle_in_transaction_session_timeout = '3min'`.execute(tx);
      await lock(tx, 'renewal', containerId, _id);
      const kept = await read(tx);
      if (Object.entries(kept).some(([name, value]) => stale[name] !== value)) return kept;
      const renewed = { ...kept, ...(await ask(kept)) };
      await write(tx, renewed);
      return renewed;
    });

/** What holds for the calls of a kept connection. */
export const outsideOf = async (services: Services, account: Account, signal: AbortSignal): Promise<Outside> =>
  alone({
    ...(await placesOf(services)),
    signal,
    account: `${account.containerId}:${account._id}`,
    allowance: sharedAllowance(services),
    ledger: ledgerOf(services, account.containerId, account._id),
    renew: renewAccess(services, account),
    app: account.app,
  });
