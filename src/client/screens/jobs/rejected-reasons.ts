import type { Job } from '../../entities/jobs';

interface RejectedReason {
  readonly code: string;
  /** What the first job with that code was told. */
  readonly msg: NonNullable<Job['msg']>;
  readonly count: number;
}

/** Why jobs were rejected, by code, most frequent first. */
export const rejectedReasons = (rows: readonly Pick<Job, 'status' | 'msg'>[]): RejectedReason[] => {
  const byCode = new Map<string, RejectedReason>();
  for (const { status, msg } of rows) {
    if (status !== 'rejected' || !msg) continue;
    const known = byCode.get(msg.code);
    byCode.set(msg.code, { code: msg.code, msg: known?.msg ?? msg, count: (known?.count ?? 0) + 1 });
  }
  return [...byCode.values()].sort((a, b) => b.count - a.count);
};
