import { setTimeout as wait } from 'node:timers/promises';
import { ConnectorError, type Bucket, type EffectOutcome, type Outside } from './connector';

/**
 * What holds for calls that nobody else makes and that leave nothing behind: while a connection is tried that is not kept yet. Allowances and
 * effects are counted in memory.
 */
export const alone = (outside: Pick<Outside, 'allowLoopback'> & Partial<Outside>): Outside => {
  const filled = new Map<string, { readonly tokens: number; readonly at: number; readonly pausedUntil: number }>();
  const effects: { readonly key: string; readonly sentAt: number; outcome?: EffectOutcome }[] = [];
  const levelOf = ({ key, burst, perSecond }: Bucket) => {
    const now = performance.now();
    const { tokens, at, pausedUntil } = filled.get(key) ?? { tokens: burst, at: now, pausedUntil: 0 };
    return { tokens: Math.min(burst, tokens + ((now - at) / 1000) * perSecond), at: now, pausedUntil };
  };
  return {
    account: 'alone',
    allowance: {
      take: (bucket, cost) => {
        const level = levelOf(bucket);
        const tokens = level.tokens - cost;
        filled.set(bucket.key, { ...level, tokens });
        return Promise.resolve(Math.max(0, (-tokens / bucket.perSecond) * 1000, level.pausedUntil - level.at));
      },
      giveBack: (bucket, cost) => {
        const level = levelOf(bucket);
        filled.set(bucket.key, { ...level, tokens: level.tokens + cost });
        return Promise.resolve();
      },
      learn: (bucket, { left = bucket.burst, pauseMs = 0 }) => {
        const level = levelOf(bucket);
        filled.set(bucket.key, {
          ...level,
          tokens: Math.min(level.tokens, left),
          pausedUntil: Math.max(level.pausedUntil, level.at + pauseMs),
        });
        return Promise.resolve();
      },
    },
    ledger: {
      send: ({ key }) => {
        const effect: (typeof effects)[number] = { key, sentAt: performance.now() };
        effects.push(effect);
        return Promise.resolve((outcome) => {
          effect.outcome = outcome;
          return Promise.resolve();
        });
      },
      unknownFor: (key) => {
        const last = effects.findLast((each) => each.key === key && (!each.outcome || each.outcome === 'unknown'));
        return Promise.resolve(last ? performance.now() - last.sentAt : null);
      },
      firstSent: (key) => {
        const first = effects.find((each) => each.key === key);
        return Promise.resolve(first ? performance.now() - first.sentAt : null);
      },
      settle: (key) => {
        for (const each of effects) if (each.key === key) each.outcome = 'done';
        return Promise.resolve();
      },
    },
    renew: (stale, ask) => ask(stale),
    wait: (ms, signal) =>
      wait(ms, undefined, signal ? { signal } : {}).catch(() => {
        throw new ConnectorError('interrupted', 'job.interrupted', { retry: true });
      }),
    ...outside,
  };
};
