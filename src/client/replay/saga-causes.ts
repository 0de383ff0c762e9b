import type { SagaMiddlewareOptions, Task } from 'redux-saga';

/** An effect that is under way, or a saga that was forked and still runs. */
interface Under {
  /** The effect it is part of. */
  readonly parent: number;
  readonly kind: string | undefined;
  /** What it puts, where it puts something. */
  readonly puts: object | undefined;
  /** The action whose consequence it is; undefined: none that is known. */
  cause: number | undefined;
  /** Whether it was told of another cause since it began. */
  told: boolean;
}

interface SagaCauses {
  /** For the saga middleware. */
  readonly watch: Pick<SagaMiddlewareOptions, 'sagaMonitor' | 'effectMiddlewares'>;
  /** An action is being dispatched: whoever takes it does what follows because of it. */
  readonly saw: (action: object, seq: number) => void;
  /** The action because of which a saga put this one. */
  readonly causeOf: (action: object) => number | undefined;
  /** The action because of which sagas do what they are at just now. */
  readonly current: () => number | undefined;
}

/** What redux-saga's effects look like, as far as it matters here. */
interface Effect {
  readonly type?: string;
  readonly payload?: { readonly action?: unknown };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Follows sagas from what they take to what they put and call, however long they wait in between: what was taken last is why they do what
 * follows, those they fork do it for the same reason, and what goes through a channel takes its reason along. All sagas are seen at this one
 * place, so none has to say anything.
 */
export const createSagaCauses = (): SagaCauses => {
  const under = new Map<number, Under>();
  /** The number of an action that was dispatched. */
  const numbers = new WeakMap<object, number>();
  /** Why something was put, into the store or into a channel. */
  const reasons = new WeakMap<object, number>();
  let triggered: number | undefined;
  let current: number | undefined;

  const begin = (id: number, parent: number, kind: string | undefined, puts?: object): Under => {
    const one = { parent, kind, puts, cause: under.get(parent)?.cause, told: false };
    under.set(id, one);
    return one;
  };

  const tell = (one: Under, cause: number | undefined): void => {
    one.cause = cause;
    one.told = true;
  };

  const end = (id: number): void => {
    const ended = under.get(id);
    under.delete(id);
    const around = ended?.told && under.get(ended.parent);
    // What is forked goes its own way.
    if (!around || ended.kind === 'FORK') return;
    tell(around, ended.cause);
  };

  return {
    watch: {
      sagaMonitor: {
        rootSagaStarted: ({ effectId }) => void begin(effectId, -1, 'FORK'),
        effectTriggered: ({ effectId, parentEffectId, effect }) => {
          const { type, payload } = (isObject(effect) ? effect : {}) as Effect;
          const puts = type === 'PUT' && isObject(payload?.action) ? payload.action : undefined;
          const { cause } = begin(effectId, parentEffectId, type, puts);
          triggered = effectId;
          if (puts && cause !== undefined) reasons.set(puts, cause);
        },
        effectResolved: (id, result) => {
          const one = under.get(id);
          if (!one) return;
          if (one.kind === 'FORK') {
            const over = (): void => void under.delete(id);
            (result as Task).toPromise().then(over, over);
            return;
          }
          if (one.kind === 'TAKE' && isObject(result)) tell(one, numbers.get(result) ?? reasons.get(result));
          // Whoever does not know why it works goes on from what it said itself, which may tell by what it names.
          if (one.puts && one.cause === undefined) tell(one, numbers.get(one.puts));
          end(id);
        },
        effectRejected: end,
        effectCancelled: (id) => void under.delete(id),
      },
      effectMiddlewares: [
        (next) => (effect) => {
          const before = current;
          current = triggered === undefined ? undefined : under.get(triggered)?.cause;
          try {
            next(effect);
          } finally {
            current = before;
          }
        },
      ],
    },
    saw: (action, seq) => void numbers.set(action, seq),
    causeOf: (action) => reasons.get(action),
    current: () => current,
  };
};
