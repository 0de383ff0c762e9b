import { checkBlock, isSealed } from '../../domain/connections/block';
import type { Block, Connection } from '../../domain/connections/connection';
import { maskOf } from '../../domain/connections/mask';
import { UserError } from '../kernel/errors';
import { orThrow } from '../kernel/input';
import { checkLiteralHost } from './addresses';
import { ConnectorError, type Access, type Outside, type StoreReason, type StoreStatus } from './connector';

/** What is kept of a connection: its block with masks, and how to open the rest of it. */
interface KeptConnection {
  readonly shown: Block;
  readonly open: () => Access;
}

/** What a connection comes to that was checked and tried. */
export interface TriedConnection {
  /** The block with masks. */
  readonly shown: Block;
  /** The rest, to be kept sealed. */
  readonly sealed: Access;
  readonly status: StoreStatus;
  /** Why it is not Valid. */
  readonly reason: StoreReason | null;
  /** It is another shop or account now: what was known of the former does not hold. */
  readonly otherIdentity: boolean;
}

/** No part of a block may lead to an address that is not public. */
const checkPublic = ({ fields }: Connection, values: Block, path: string, { allowLoopback }: Outside): void => {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = values[name];
    if (kind !== 'website' || !value || allowLoopback(new URL(value))) continue;
    try {
      checkLiteralHost(new URL(value));
    } catch {
      throw new UserError('store.websitePrivate', { field: `${path}.${name}` });
    }
  }
};

type Outcome = Pick<TriedConnection, 'status' | 'reason'> & { readonly learned: Access };

const tryOut = async (connection: Connection, path: string, test: () => Promise<Access>): Promise<Outcome> => {
  try {
    return { learned: await test(), status: 'Valid', reason: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const website = Object.entries(connection.fields).find(([, { kind }]) => kind === 'website');
    if (error.code === 'refused_address') throw new UserError('store.websitePrivate', { field: `${path}.${website?.[0] ?? ''}` });
    const { refusal, values, storeStatus = 'Invalid' } = error;
    return { learned: {}, status: storeStatus, reason: { refusal, values } };
  }
};

/** What of an access is shown, with masks, and what is kept sealed. */
export const apart = ({ fields }: Connection, access: Access): Pick<TriedConnection, 'shown' | 'sealed'> => {
  const shown: Record<string, string> = {};
  const sealed: Record<string, Access[string]> = {};
  for (const [name, value] of Object.entries(access)) {
    const field = fields[name];
    if (!field || isSealed(field)) sealed[name] = value;
    if (field) shown[name] = isSealed(field) && value ? maskOf(String(value)) : String(value ?? '');
  }
  return { shown, sealed };
};

/** Tries what opens an account; whatever `test` learns is kept with it. A connection that fails is an outcome. */
export const tryAccess = async (
  connection: Connection,
  access: Access,
  path: string,
  test: (access: Access) => Promise<Access>,
): Promise<Omit<TriedConnection, 'otherIdentity'>> => {
  const { learned, ...outcome } = await tryOut(connection, path, () => test(access));
  return { ...apart(connection, { ...access, ...learned }), ...outcome };
};

/** What a platform told when the seller let us in there, and nobody can type; of others what was once learned is learned anew. */
const toldOf = ({ account, fields }: Connection, known: Access): Access =>
  account === undefined ? {} : Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(fields, name)));

/**
 * Checks what was typed of a connection's block, and tries it: whatever `test` learns is kept with it. `path` is that of the block in the input;
 * `kept` is null for a new connection. Throws `UserError` when a field is wrong; a connection that fails is an outcome.
 */
export const connect = async (
  connection: Connection,
  typed: Readonly<Record<string, unknown>>,
  kept: KeptConnection | null,
  path: string,
  outside: Outside,
  test: (access: Access) => Promise<Access>,
): Promise<TriedConnection> => {
  const { values, unchanged, otherIdentity } = orThrow(checkBlock(connection, typed, kept?.shown ?? null, path));
  checkPublic(connection, values, path, outside);
  const known = kept && (unchanged.length > 0 || (connection.account !== undefined && !otherIdentity)) ? kept.open() : {};
  const access: Record<string, Access[string]> = {
    ...(otherIdentity ? {} : toldOf(connection, known)),
    ...values,
    ...Object.fromEntries(unchanged.map((name) => [name, known[name] ?? ''])),
  };
  // Whose account it was, the platform has to tell anew.
  if (otherIdentity && connection.account && connection.fields[connection.account]?.learned) access[connection.account] = '';
  return { ...(await tryAccess(connection, access, path, test)), otherIdentity };
};
