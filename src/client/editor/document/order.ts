/** The ids with one of them at another place; `index` counts from the bottom and is where it stands afterwards. */
export const movedTo = (order: readonly string[], id: string, index: number): string[] => {
  const rest = order.filter((other) => other !== id);
  return rest.toSpliced(Math.max(0, Math.min(index, rest.length)), 0, id);
};
