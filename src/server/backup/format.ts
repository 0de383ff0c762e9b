import { z } from 'zod';

/** The version of the format; a server reads its own and those before. */
export const FORMAT = 1;

const table = z.object({ name: z.string(), columns: z.array(z.string()).readonly() });
const sequence = z.object({ name: z.string(), last: z.string(), called: z.boolean() });

/** `backup.json`, the first entry: what the backup is of. */
export const manifestShape = z.object({
  format: z.number(),
  made_at: z.string(),
  /** The last migration the database had seen. */
  migration: z.string(),
  /** By their names in the environment, in hex; several are lines, the newest first. */
  keys: z.object({ SECRETS_KEY: z.string(), UPLOADS_KEY: z.string() }),
  tables: z.array(table).readonly(),
});

/** `end.json`, the last entry: a backup without it is cut short. */
export const endShape = z.object({ sequences: z.array(sequence).readonly(), files: z.number(), rows: z.number() });

export type Manifest = z.infer<typeof manifestShape>;
export type End = z.infer<typeof endShape>;

/**
 * The names of an archive's entries, in their order. What a table holds, and the queue, comes in numbered pieces that make one COPY when put
 * together.
 */
export const NAMES = {
  manifest: 'backup.json',
  file: (key: string) => `files/${key}`,
  table: (name: string, piece: number) => `tables/${name}/${String(piece).padStart(8, '0')}.copy`,
  queue: (piece: number) => `queue/${String(piece).padStart(8, '0')}.copy`,
  end: 'end.json',
} as const;

/** `files/a/b.png` → ['files', 'a/b.png']; the pieces of a table go by its name. */
export const kindOf = (name: string): readonly [kind: string, of: string] => {
  const [kind = '', ...rest] = name.split('/');
  return kind === 'files' ? [kind, rest.join('/')] : [kind, rest.slice(0, -1).join('/')];
};
