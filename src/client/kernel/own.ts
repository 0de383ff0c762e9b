/**
 * What stands in a record under an id. Ids come from servers, links and logs, and some name what every object has, such as `constructor`:
 * those stand there only if somebody put them there. Writing is safe by `{ ...record, [id]: value }`, never by assignment.
 */
export const own = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;
