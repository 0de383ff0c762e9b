import { sql } from 'kysely';

/**
 * When somebody here first answered the conversation `u`. Where a rule's reply met the deadline, it is the first reply of a person behind it, if there is one:
 * figures tell how quickly people answer.
 */
export const answeredByPeople = sql<number | null>`case when u.first_answer_at is not null
    and exists (select from messages m where m.container_id = u.container_id and m.support_id = u._id and m.rule_id is not null and m.sent_at = u.first_answer_at)
  then (select min(m.sent_at) from messages m where m.container_id = u.container_id and m.support_id = u._id
    and m.direction = 'out' and m.status = 'sent' and not m.aside and m.rule_id is null and m.sent_at >= u.first_in_at)
  else u.first_answer_at end`;
