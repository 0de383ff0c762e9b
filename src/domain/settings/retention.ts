import { accept, refuse, type Outcome } from '../fault';

interface RetentionRule {
  /** Days, both included: below the minimum the work itself, or a law, still needs the data; above the maximum nothing does. */
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/**
 * How long each kind of data may be kept. docs/privacy.md gives the reasons.
 * The limitation period of German civil law (BGB §§ 195, 199) is three years, PayPal opens disputes for 180 days.
 */
export const RETENTION_RULES = {
  buyers: { least: 180, most: 3650, usual: 1095 },
  conversations: { least: 30, most: 3650, usual: 1095 },
  attachments: { least: 30, most: 3650, usual: 365 },
  notifications: { least: 7, most: 365, usual: 90 },
  job_logs: { least: 7, most: 365, usual: 90 },
  sign_ins: { least: 30, most: 365, usual: 90 },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionKind = keyof typeof RETENTION_RULES;

export const RETENTION_KINDS = Object.keys(RETENTION_RULES) as readonly RetentionKind[];

const isRetentionKind = (kind: string): kind is RetentionKind => Object.hasOwn(RETENTION_RULES, kind);

/** Days by kind; kinds that are missing have their default. */
export type RetentionDays = Readonly<Partial<Record<RetentionKind, number>>>;

export const retentionDays = (set: RetentionDays, kind: RetentionKind): number => set[kind] ?? RETENTION_RULES[kind].usual;

export interface TypedRetention {
  readonly kind: string;
  readonly days: number;
}

/** Each kind at most once, in whole days within its limits. */
export const checkRetention = (typed: readonly TypedRetention[]): Outcome<RetentionDays> => {
  const days = new Map<RetentionKind, number>();
  for (const each of typed) {
    if (!isRetentionKind(each.kind) || days.has(each.kind)) return refuse('setting.retentionKind', { field: 'retention' });
    const { least, most } = RETENTION_RULES[each.kind];
    if (!Number.isInteger(each.days) || each.days < least || each.days > most)
      return refuse('setting.retentionDays', { field: each.kind, values: { least, most } });
    days.set(each.kind, each.days);
  }
  return accept(Object.fromEntries(days));
};
