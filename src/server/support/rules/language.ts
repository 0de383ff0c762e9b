/** Characters that tell a language; more take longer. */
const LOOKED_AT = 300;
/** Texts whose languages are remembered: somebody who tries out a rule asks of the same ones again and again. */
const REMEMBERED = 10_000;

/** Loaded with the first text it is asked of: its words take some megabytes. */
const load = async () => {
  const { eld } = await import('eld/medium');
  // Addresses of pages and mailboxes are of no language.
  eld.enableTextCleanup(true);
  return eld;
};

const known = new Map<string, string | null>();
let loaded: ReturnType<typeof load> | undefined;

/** The language of a text, as an ISO 639-1 code; null: nobody can be sure. */
export const languageOf = async (text: string): Promise<string | null> => {
  if (text.trim() === '') return null;
  const beginning = text.slice(0, LOOKED_AT);
  const before = known.get(beginning);
  if (before !== undefined) return before;
  loaded ??= load();
  const found = (await loaded).detect(beginning);
  const language = found.isReliable() ? found.language : null;
  if (known.size >= REMEMBERED) known.clear();
  known.set(beginning, language);
  return language;
};
