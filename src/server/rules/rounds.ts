import { sql } from 'kysely';
import type { Round } from '../jobs/kind';
import { DAY } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { enabledRules } from './rules';
import { runRules } from './run';
import type { Happening, RuleSubjects } from './subject';

const A_ROUND = 200;
/** ms of a round after which the others have their turn. */
const LONGEST_ROUND = 4000;
/** Attempts before an event that keeps failing is dropped. */
const MOST_ATTEMPTS = 5;
/** Days a run is kept. */
const KEPT_DAYS = 90;
/** Days a skipped run is kept: moments that passed longer ago are not looked for. */
const SKIPPED_KEPT_DAYS = 8;

type Named = { readonly container_id: string; readonly _id: string };

/** Runs the rules for one thing that happened. Of several who come to it, one does; it goes with what the rules did. */
const takeEvent = async (services: Services, subjects: RuleSubjects, { container_id, _id }: Named, subjectName: string): Promise<void> => {
  const subject = Object.hasOwn(subjects, subjectName) ? subjects[subjectName] : undefined;
  const session = await subject?.open(services);
  await services.inContainer(container_id, async (tx) => {
    const row = await tx
      .selectFrom('rule_events')
      .selectAll()
      .where('container_id', '=', container_id)
      .where('_id', '=', _id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    if (subject && session) {
      const rules = await enabledRules(tx, container_id, { subject: row.subject, event: row.event, hours: null });
      await runRules(tx, container_id, { subject, session, rules, timed: false }, row);
    }
    await tx.deleteFrom('rule_events').where('container_id', '=', container_id).where('_id', '=', _id).execute();
  });
};

/** Counts an attempt that failed; after some, what happened is let go. */
const countAttempt = ({ inContainer }: Services, { container_id, _id }: Named): Promise<unknown> =>
  inContainer(container_id, async (tx) => {
    const row = await tx
      .updateTable('rule_events')
      .set((is) => ({ attempts: is('attempts', '+', 1) }))
      .where('container_id', '=', container_id)
      .where('_id', '=', _id)
      .returning('attempts')
      .executeTakeFirst();
    if ((row?.attempts ?? 0) >= MOST_ATTEMPTS)
      await tx.deleteFrom('rule_events').where('container_id', '=', container_id).where('_id', '=', _id).execute();
  });

/** Runs rules for what happened. */
export const runningOfRules = (subjects: RuleSubjects): Round => ({
  name: 'running of rules',
  pause: 1000,
  run: async (services, signal) => {
    const until = performance.now() + LONGEST_ROUND;
    const due = await services.db
      .selectFrom('rule_events')
      .select(['container_id', '_id', 'subject'])
      .orderBy('_id')
      .limit(A_ROUND)
      .execute();
    for (const each of due) {
      if (signal?.aborted || performance.now() > until) return;
      try {
        await takeEvent(services, subjects, each, each.subject);
      } catch (error) {
        logFault('rules', error);
        await countAttempt(services, each);
      }
    }
  },
});

const timedRules = ({ db }: Services, subjects: RuleSubjects) =>
  db
    .selectFrom('rules')
    .select(['container_id', '_id', 'subject', 'event', 'definition', 'since'])
    .where('enabled', '=', true)
    .where('subject', 'in', Object.keys(subjects))
    .where(sql<boolean>`definition ->> 'hours' is not null`)
    .orderBy('container_id')
    .orderBy('place')
    .execute();

/** Finds the moments of timed events, and runs rules for them. A round goes on after the rule the one before ended with, so that each has its turn. */
export const timingOfRules = (subjects: RuleSubjects): Round => {
  let last = '';
  return {
    name: 'rules on what waits',
    pause: 10_000,
    run: async (services, signal) => {
      const until = performance.now() + LONGEST_ROUND;
      const isOver = (): boolean => signal?.aborted === true || performance.now() > until;
      const timed = await timedRules(services, subjects);
      const next = timed.findIndex(({ _id }) => _id === last) + 1;
      for (const { container_id, _id, subject: name, event, definition, since } of [...timed.slice(next), ...timed.slice(0, next)]) {
        const { hours } = definition;
        const subject = subjects[name];
        if (hours === null || !subject) continue;
        if (isOver()) return;
        last = _id;
        const session = await subject.open(services);
        const of = { rule_id: _id, event, hours, since, now: session.now };
        const moments = await services.inContainer(container_id, (tx) => subject.due(tx, container_id, of, A_ROUND));
        for (const moment of moments) {
          if (isOver()) return;
          await takeMoment(services, subjects, { container_id, subject: name, hours }, moment);
        }
      }
    },
  };
};

const takeMoment = async (
  services: Services,
  subjects: RuleSubjects,
  { container_id, subject: name, hours }: { readonly container_id: string; readonly subject: string; readonly hours: number },
  moment: Happening,
): Promise<void> => {
  const subject = subjects[name];
  if (!subject) return;
  const session = await subject.open(services);
  try {
    await services.inContainer(container_id, async (tx) => {
      const rules = await enabledRules(tx, container_id, { subject: name, event: moment.event, hours });
      // A rule that was enabled or changed since is not about what had happened before.
      const concerned = rules.filter(({ since }) => since < moment.at);
      await runRules(tx, container_id, { subject, session, rules: concerned, timed: true }, moment);
    });
  } catch (error) {
    logFault('rules', error);
  }
};

/** Removes what rules did long ago. */
export const forgetOldRuns = async ({ db, marketNow }: Services): Promise<void> => {
  const now = await marketNow();
  await db
    .deleteFrom('rule_runs')
    .where('created_at', '<', now - KEPT_DAYS * DAY)
    .execute();
  await db
    .deleteFrom('rule_runs')
    .where('created_at', '<', now - SKIPPED_KEPT_DAYS * DAY)
    .where('outcome', '=', 'skipped')
    .execute();
};
