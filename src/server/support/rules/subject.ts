import { SUPPORT_RULE_TERMS } from '../../../domain/support/rule-terms';
import type { Tx } from '../../kernel/context';
import type { Happening, HeldRecord, RuleSubject } from '../../rules/subject';
import { readDesk } from '../../sales/desk';
import { readClock } from '../send';
import type { SupportRow } from '../tables';
import { holdSupports } from '../threads';
import type { Clock } from '../write';
import { applySteps } from './apply';
import { checkRuleValues } from './check-values';
import { dueSupports, latestAt, latestOfPeople, pastEvents, resolvedOccasion } from './events';
import { readSupportFacts, type SupportEvent } from './facts';

/** The conversation a message is in, held. It may go into another one until it is. */
const holdOfMessage = async (tx: Tx, containerId: string, messageId: string): Promise<SupportRow | undefined> => {
  const read = () =>
    tx.selectFrom('messages').select('support_id').where('container_id', '=', containerId).where('_id', '=', messageId).executeTakeFirst();
  for (let named = await read(); named;) {
    const [support] = await holdSupports(tx, containerId, [named.support_id]);
    const again = await read();
    if (support && again?.support_id === support._id) return support;
    if (again?.support_id === named.support_id) return undefined;
    named = again;
  }
  return undefined;
};

/** The conversation something happened in, held, with what of it counts; undefined: it is gone, or no longer so. */
const holdHappening = async (
  tx: Tx,
  containerId: string,
  { subject_id, event, occasion, at }: Happening,
): Promise<{ readonly support: SupportRow; readonly event: SupportEvent } | undefined> => {
  if (event === 'received') {
    const support = await holdOfMessage(tx, containerId, occasion);
    return support && { support, event: { support_id: support._id, at, message_id: occasion, last_from: 'buyer' } };
  }
  const [support] = await holdSupports(tx, containerId, [subject_id]);
  if (!support || support.merged_into !== null) return undefined;
  const [latest = { message_id: null, last_from: null }] = await latestAt(tx, containerId, [{ support_id: support._id, at }]);
  if (event === 'waits') {
    const waits = ['New', 'Inprocess', 'Waiting'].includes(support.status) && support.snoozed_until === null;
    const isLatest = waits && (await latestOfPeople(tx, support)) === occasion;
    return isLatest ? { support, event: { support_id: support._id, at, ...latest } } : undefined;
  }
  if (event === 'resolved') {
    const still = support.status === 'Resolved' && support.resolved_at !== null && resolvedOccasion(support.resolved_at) === occasion;
    return still ? { support, event: { support_id: support._id, at, ...latest } } : undefined;
  }
  const change = await tx
    .selectFrom('order_status_changes')
    .select('status')
    .where('container_id', '=', containerId)
    .where('_id', '=', occasion)
    .executeTakeFirst();
  if (!change || support.status === 'Closed') return undefined;
  return { support, event: { support_id: support._id, at, ...latest, order_status: change.status } };
};

const holdRecord = async (tx: Tx, containerId: string, happening: Happening, clock: Clock): Promise<HeldRecord | undefined> => {
  const held = await holdHappening(tx, containerId, happening);
  if (!held) return undefined;
  const { hours } = await readDesk(tx, containerId);
  const event = { ...held.event, kind: happening.event };
  return {
    facts: async () => {
      const [read] = await readSupportFacts(tx, containerId, [event], hours);
      return read?.facts ?? {};
    },
    apply: async (rule) => {
      const [support] = await holdSupports(tx, containerId, [held.support._id]);
      return support ? applySteps(tx, support, { rule, event, hours, ...clock }) : { steps: [], leftOut: undefined };
    },
  };
};

/** Conversations, as rules know them. */
export const supportRules: RuleSubject = {
  terms: SUPPORT_RULE_TERMS,
  module: 'messenger',
  changes: ['supports'],
  checkValues: checkRuleValues,
  open: async (services) => {
    const clock = await readClock({ services });
    return { now: clock.now, hold: (tx, containerId, happening) => holdRecord(tx, containerId, happening, clock) };
  },
  due: dueSupports,
  titles: async (tx, containerId, ids) => {
    if (ids.length === 0) return new Map();
    const rows = await tx
      .selectFrom('supports')
      .select(['_id', 'subject'])
      .where('container_id', '=', containerId)
      .where('_id', 'in', [...ids])
      .execute();
    return new Map(rows.map(({ _id, subject }) => [_id, subject]));
  },
  history: async (tx, containerId, definition, { since, now, most }) => {
    const past = await pastEvents(tx, containerId, definition, { since, now, most: most + 1 });
    const { hours } = await readDesk(tx, containerId);
    const compared = past.slice(0, most);
    const read = await readSupportFacts(tx, containerId, compared, hours);
    const events = compared.flatMap(({ support_id, at, buyer }, place) => {
      const found = read[place];
      return found ? [{ subject_id: support_id, title: found.subject, detail: buyer, at, facts: found.facts }] : [];
    });
    return { events, complete: past.length <= most };
  },
};
