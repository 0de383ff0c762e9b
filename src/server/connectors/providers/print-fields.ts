import { ConnectorError } from '../connector';
import type { OutgoingOrder } from './provider';

/** Where a provider has a field for each area it prints: the fields of a line's files. One for any other area is told before anything is sent. */
export const printFields = (
  provider: string,
  fields: Readonly<Record<string, string>>,
  { print_files }: Pick<OutgoingOrder['lines'][number], 'print_files'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    print_files.map(({ area, url }) => {
      const field = new Map(Object.entries(fields)).get(area.toLowerCase());
      if (field !== undefined) return [field, url];
      throw new ConnectorError('area', 'provider.printArea', { values: { provider, areas: Object.keys(fields).join(', '), area } });
    }),
  );
