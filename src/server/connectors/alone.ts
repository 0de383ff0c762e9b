import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket, EffectOutcome, Outside } from './connector';

/**
 * What holds for calls that nobody else makes and that leave nothing behind: while a connection is tried that is not kept yet. Allowances and
 * effects are counted in memory.
 */
export const alone = (outside: Pick<Outside, 'allowLoopback'> & Partial<Outside>): Outside => {
  const free = new Map<string, number>();
  const effects: { readonly key: string; readonly sentAt: number; outcome?: EffectOutcome }[] = [];
  const hold = ({ key }: Bucket, ms: number): void => void free.set(key, Math.max(free.get(key) ?? 0, performance.now() + ms));
  return {
    account: 'alone',
    allowance: {
      take: (bucket, cost) => {
        const pause = Math.max(0, (free.get(bucket.key) ?? 0) - performance.now());
        hold(bucket, pause + (cost / bucket.perSecond) * 1000 - (bucket.burst / bucket.perSecond) * 1000);
        return Promise.resolve(pause);
      },
      learn: (bucket, { pauseMs }) => {
        if (pauseMs) hold(bucket, pauseMs);
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
      settle: (key) => {
        for (const each of effects) if (each.key === key) each.outcome = 'done';
        return Promise.resolve();
      },
    },
    renew: (stale, ask) => ask(stale),
    wait: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}),
    ...outside,
  };
};
