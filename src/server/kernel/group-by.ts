/** Rows by what they have in common, in their order. */
export const groupBy = <Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** A list in parts of `size` each, the last one shorter. */
export const chunksOf = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
