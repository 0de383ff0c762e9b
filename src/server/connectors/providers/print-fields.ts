import { ConnectorError } from '../connector';
import type { OutgoingOrder } from './provider';

/** A provider's own field for an area it prints. One for any other area is told before anything is sent. */
export const printField = <Field extends string>(provider: string, fields: Readonly<Record<string, Field>>, area: string): Field => {
  const field = new Map(Object.entries(fields)).get(area.toLowerCase());
  if (field !== undefined) return field;
  throw new ConnectorError('area', 'provider.printArea', { values: { provider, areas: Object.keys(fields).join(', '), area } });
};

/** Where a provider has a field for each area it prints: the fields of a line's files. */
export const printFields = (
  provider: string,
  fields: Readonly<Record<string, string>>,
  { print_files }: Pick<OutgoingOrder['lines'][number], 'print_files'>,
): Readonly<Record<string, string>> => Object.fromEntries(print_files.map(({ area, url }) => [printField(provider, fields, area), url]));
