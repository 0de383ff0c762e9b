import { isSealed } from '../../../domain/connections/block';
import type { Block, Connection } from '../../../domain/connections/connection';

type Typed = Readonly<Record<string, unknown>>;
type Places = Readonly<Record<string, Connection>>;

/** What a form holds of a connection's block; the fields of all places stand in it side by side. */
export const blockOfForm = ({ fields }: Connection, form: Typed): Block =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, String(form[name] ?? '')]));

/** The fields of all places, with what is kept of one of them. */
export const fieldsOfAll = (places: Places, kept: Block | null): Block => ({
  ...Object.fromEntries(
    Object.values(places).flatMap(({ fields }) => Object.entries(fields).map(([name, { oneOf }]) => [name, oneOf?.[0] ?? ''])),
  ),
  ...kept,
});

/** The fields of all places that are written nowhere but to the server. */
export const sealedOfAll = (places: Places): readonly string[] =>
  Object.values(places).flatMap(({ fields }) => Object.entries(fields).flatMap(([name, field]) => (isSealed(field) ? [name] : [])));

/** Whether anything of a block was typed anew. */
export const differs = (typed: Block, kept: Block): boolean => Object.entries(typed).some(([name, value]) => value !== kept[name]);
