/** The ids with one of them, or several together, at another place; `index` counts from the bottom, among the others. */
export const movedTo = (order: readonly string[], moved: string | readonly string[], index: number): string[] => {
  const ids = [moved].flat();
  const rest = order.filter((id) => !ids.includes(id));
  return rest.toSpliced(Math.max(0, Math.min(index, rest.length)), 0, ...ids);
};
