/** A variable, and what stands in its place where nobody knows it. */
const VARIABLE = /\{\{\s*([a-z_]+(?:\.[a-z_]+)*)\s*(?:\|([^{}]*))?\}\}/gu;

/** The text with what is known filled in; what is not known and has nothing in its place stays as it is. */
export const fillIn = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(VARIABLE, (whole: string, name: string, instead: string | undefined) => {
    const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
    return value || (instead?.trim() ?? whole);
  });

/** The first variable nobody has filled in, as it stands there; undefined: the text can be sent. */
export const unfilled = (text: string): string | undefined => {
  const [found] = text.matchAll(VARIABLE);
  return found?.[1] === undefined ? undefined : `{{${found[1]}}}`;
};

/** Whether a text wants a variable. */
export const wants = (text: string, variable: string): boolean => [...text.matchAll(VARIABLE)].some(([, name]) => name === variable);
