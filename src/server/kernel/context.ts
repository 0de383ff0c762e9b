import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Language } from '../../domain/languages';
import type { Database } from '../db/schema';
import type { Config } from './config';
import type { DiskSpace } from './disk-space';
import type { RunIsolated } from './isolated';
import type { SendMail } from './mail';
import type { Storage } from './storage';

/** A transaction that runs as the tenant role with `app.container` set: it sees and writes one container's rows only. */
export type Tx = Transaction<Database>;

export interface Container {
  readonly _id: string;
  readonly domain: string;
  readonly label: string;
}

/** Names a store: the container is always said, besides what row-level security says. */
export interface StoreRef {
  readonly container_id: string;
  readonly store_id: string;
}

export interface SignedInUser {
  readonly _id: string;
  readonly email: string;
  /** root, sale, …, or super_root, which passes every check. */
  readonly role: string;
  readonly groups: readonly string[];
  readonly permission: readonly ModulePermission[];
  /** The active group the user is in here. */
  readonly groupId?: string | null;
}

/** Set while a request runs as somebody else: who asked for it, and until when. */
export interface LoginAsState {
  /** Hash of the login-as token. */
  readonly hash: string;
  readonly by_id: string;
  readonly by_email: string;
  /** Unix seconds. */
  readonly expires_at: number;
}

/** Where a request comes from, as sign-in records keep it. */
export interface Whence {
  readonly address: string;
  /** As the browser calls itself, cut short. */
  readonly userAgent: string | null;
  /** Hash of the browser's device cookie, where it is known. */
  readonly device: string | null;
  /** The language of mails about it. */
  readonly language: Language;
}

export interface ModulePermission {
  readonly module: string;
  readonly title: string;
  readonly access: { readonly view: boolean; readonly add: boolean; readonly update: boolean; readonly delete: boolean };
}

/** What one process shares between its requests and its workers. */
export interface Services {
  readonly config: Config;
  /** Connects as a role that row-level security does not bind: identity tables, migrations, jobs. Tenant rows go through `inContainer`. */
  readonly db: Kysely<Database>;
  /** The connections beneath `db`, for what needs a session of its own: the job queue's LISTEN and its locks. */
  readonly pool: Pool;
  /** Opens a transaction bound to one container. `snapshot`: all it reads is of one moment. */
  inContainer<T>(containerId: string, work: (tx: Tx) => Promise<T>, options?: { readonly snapshot?: boolean }): Promise<T>;
  /** Whether anything can be written; asked before work that would be in vain. */
  readonly space: DiskSpace;
  /** Sends mail; undefined where no mail server is set. */
  readonly sendMail: SendMail | undefined;
  /** The bytes of files. */
  readonly storage: Storage;
  /**
   * Unix seconds by the clock orders and parcels go by: the sandbox's, which may hurry, where there is one. `ahead`: what it will show in so many
   * real seconds.
   */
  readonly marketNow: (ahead?: number) => Promise<number>;
  /** Does what may take long or fail badly, such as drawing, in a process of its own. */
  readonly isolated: RunIsolated;
}

/** What a resolver knows of the request it answers. */
export interface RequestContext {
  readonly services: Services;
  readonly container: Container;
  readonly user: SignedInUser;
  /** Hash of the token the request came with. */
  readonly tokenHash: string;
  readonly loginAs?: LoginAsState | undefined;
  /** `http://host:port` the browser used. */
  readonly origin: string;
  readonly from: Whence;
  /** What the server puts in words itself is said in it. */
  readonly language: Language;
  /** From the headers `page` and `perpage`: 1-based page and its size (1…100). */
  readonly page: number;
  readonly perpage: number;
  readonly idempotencyKey: string | undefined;
  /** Sets the response header `x-total` of a list; `about`: it was not counted. */
  setTotal(total: number, about?: boolean): void;
  /** Answers with HTTP 503, which the page takes as maintenance: what the request needs cannot be reached or written for now. */
  setUnavailable(): void;
  /** Does something once the call is answered, however it ended. Missing where nobody waits for an answer. */
  readonly afterwards?: (work: () => Promise<unknown>) => void;
}
