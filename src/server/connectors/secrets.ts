import { openVault, type Sealed } from '../kernel/vault';

/** What sealed fields of a store are sealed for. */
export const storeFieldsOf = (containerId: string, storeId: string): string => `store-fields:${containerId}:${storeId}`;

/** What is kept sealed in one field of a store; null: nothing. */
export const sealedFieldOf = async (
  dataDir: string,
  { container_id, _id, secrets }: { readonly container_id: string; readonly _id: string; readonly secrets: Sealed | '' },
  name: 'sto_mailer_secret' | 'issuu_token',
): Promise<string | null> => {
  if (secrets === '') return null;
  const opened = (await openVault(dataDir)).open(secrets, storeFieldsOf(container_id, _id));
  return (JSON.parse(opened) as Readonly<Partial<Record<string, string>>>)[name] ?? null;
};
