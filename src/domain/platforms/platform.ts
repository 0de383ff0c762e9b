import type { Block, Connection, ConnectionField } from '../connections/connection';

/** A place where stores can be, as both sides know it: what a seller types to connect one, and what the place takes. */
export interface Platform<Name extends string = string> extends Connection<Name> {
  /** Where people find the shop; without a slash at the end. */
  readonly website: (block: Block<Name>) => string;
  /** Where whoever runs the shop at `website` looks at an order, by the shop's own id of it. */
  readonly orderPage: (website: string, id: string) => string;
}

/** A platform's description whose functions know its fields. */
export const describePlatform = <Name extends string>({
  fields,
  ...platform
}: Omit<Platform<NoInfer<Name>>, 'fields'> & { readonly fields: Readonly<Record<Name, ConnectionField>> }): Platform<Name> => ({
  fields,
  ...platform,
});
