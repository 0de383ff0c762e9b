import type { Selectable } from 'kysely';
import type { Services } from '../../kernel/context';
import type { Database } from '../../db/schema';
import { sandboxNow } from '../clock';
import { makeToken } from '../tokens';

export type PrintAccount = Selectable<Database['sandbox_print_accounts']>;

export interface PrintProvider {
  readonly id: number;
  readonly title: string;
  readonly country: string;
  /** What it asks for a piece, by what the first one asks. */
  readonly costs: number;
}

/** The workshops; each prints everything in the catalogue. */
export const PROVIDERS: readonly PrintProvider[] = [
  { id: 29, title: 'Harbour Print', country: 'US', costs: 1 },
  { id: 43, title: 'Northern Press', country: 'DE', costs: 1.08 },
];

/** Two accounts, so that there is somebody else to turn to. */
const ACCOUNTS: readonly (Omit<PrintAccount, 'origin'> & { readonly credit: number })[] = [
  { slug: 'harbour', name: 'Harbour Print', shop_id: 5101, credit: 1_000_00 },
  { slug: 'northern', name: 'Northern Press', shop_id: 5102, credit: 250_00 },
];

/** Where the API is: `http://host:port/sandbox/print/v1`. */
export const apiUrl = ({ origin }: Pick<PrintAccount, 'origin'>): string => `${origin}/sandbox/print/v1`;

/** Opens the accounts with some credit, or tells them the address they are now served at. */
export const openPrint = (services: Services, origin: string): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    for (const { credit, ...account } of ACCOUNTS) {
      const row = await tx
        .insertInto('sandbox_print_accounts')
        .values({ ...account, origin })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ origin }))
        .returning(({ selectFrom }) =>
          selectFrom('sandbox_print_money').select('id').whereRef('account', '=', 'sandbox_print_accounts.slug').limit(1).as('money'),
        )
        .executeTakeFirstOrThrow();
      if (row.money !== null) continue;
      await tx
        .insertInto('sandbox_print_money')
        .values({ account: account.slug, amount: credit, what: 'opening', at: await sandboxNow(tx) })
        .execute();
    }
  });

export const findAccount = (services: Services, slug: string): Promise<PrintAccount | undefined> =>
  services.db.selectFrom('sandbox_print_accounts').selectAll().where('slug', '=', slug).executeTakeFirst();

export const listAccounts = (services: Services): Promise<PrintAccount[]> =>
  services.db.selectFrom('sandbox_print_accounts').selectAll().orderBy('shop_id').execute();

/** What somebody needs to connect to the accounts: name, address and a new token of each. */
export const printAccess = async (services: Services): Promise<{ slug: string; name: string; url: string; token: string }[]> =>
  Promise.all(
    (await listAccounts(services)).map(async ({ slug, name, origin }) => ({
      slug,
      name,
      url: apiUrl({ origin }),
      token: await makeToken(services, 'print', slug),
    })),
  );
