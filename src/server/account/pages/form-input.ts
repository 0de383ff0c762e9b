const MAX_TEXT = 4000;

/** A text field of a posted form or of the query; undefined when it is missing, empty or given twice. */
export const textIn = (source: unknown, name: string): string | undefined => {
  const value = source !== null && typeof source === 'object' ? (source as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined;
};
