import type { Fault } from '../../domain/fault';

/**
 * Every kind of work that is done in a process of its own, with what it is asked and what it answers. A room describes its own and adds it
 * here (`declare module '../kernel/isolated'`); `src/server/isolated-work.ts` says how each is done.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface IsolatedKinds {}

/** Kinds by name. Both sides of a kind cross between processes: plain objects, maps and bytes; no functions, no classes of ours. */
export type KindsLike<Kinds> = { readonly [Kind in keyof Kinds]: { readonly request: unknown; readonly answer: unknown } };

/** How a kind of work is done, and what it may cost. */
export interface IsolatedWork<Request, Answer> {
  /** Work of one crew waits for each other, and not for the other crew's. */
  readonly crew: 'drawing' | 'checking';
  /** ms a piece may take once it has begun. */
  readonly limit: number;
  /** What is told of a piece that takes longer, wants more memory than a process has, or brings its process down. */
  readonly tooMuch: Fault;
  /** The work itself, which this process never loads. `UserError` reaches the caller as what it is. */
  readonly load: () => Promise<(request: Request) => Promise<Answer>>;
}

export type IsolatedWorkOf<Kinds extends KindsLike<Kinds>> = {
  readonly [Kind in keyof Kinds]: IsolatedWork<Kinds[Kind]['request'], Kinds[Kind]['answer']>;
};

/**
 * Does one piece of work in a process of its own. `owner` is whose piece it is, a container's id: owners take turns, and one of them never
 * has all processes. `request` is made when the turn has come, so what waits takes no memory.
 *
 * @throws UserError `work.tooManyWaiting` when the owner has too many pieces waiting, the kind's `tooMuch` when the piece went beyond its
 * limits, and what the work and `request` throw.
 */
export type RunIsolated<Kinds extends KindsLike<Kinds> = IsolatedKinds> = <Kind extends keyof Kinds>(
  kind: Kind,
  owner: string,
  request: () => Kinds[Kind]['request'] | Promise<Kinds[Kind]['request']>,
) => Promise<Kinds[Kind]['answer']>;
