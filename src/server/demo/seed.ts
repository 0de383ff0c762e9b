import { makeContainer, makeUser } from '../people/accounts';
import { unixNow } from '../kernel/clock';
import type { Container, Services, Tx } from '../kernel/context';
import { notify, type NewNotification } from '../inbox/notify';
import { DEMO_ACCOUNTS, DEMO_CONTAINERS, DEMO_PASSWORD, type DemoContainer } from './accounts';
import { seedCatalogue } from './catalogue';
import { seedDesigns } from './designs';
import { seedGroups } from './groups';
import { seedStaff } from './staff';
import { seedCredit, seedWallet } from './wallet';

const WELCOME: readonly NewNotification[] = [
  { type: 'Support', code: 'demo-welcome' },
  { type: 'Support', code: 'demo-sandbox' },
];

const seedNotifications = async (tx: Tx, containerId: string): Promise<void> => {
  const present = await tx.selectFrom('notifications').select('_id').where('container_id', '=', containerId).limit(1).executeTakeFirst();
  if (present) return;
  for (const notification of WELCOME) await notify(tx, notification);
};

/** Who made what the demo shop has. */
const sellerId = async (services: Services): Promise<string> => {
  const email = DEMO_ACCOUNTS[0]?.email ?? '';
  return (await services.db.selectFrom('users').select('_id').where('email', '=', email).executeTakeFirstOrThrow())._id;
};

/** A demo container outlives the usual 30 days. */
const openForGood = (services: Services, containerId: string) =>
  services.db
    .updateTable('containers')
    .set({ plan: 'demo', unlimit_lifetime: true })
    .where('_id', '=', containerId)
    .where('plan', 'is', null)
    .execute();

/** Written once: what somebody switched off later stays off. */
const showTrend = (services: Services, containerId: string) =>
  services.inContainer(containerId, (tx) =>
    tx
      .insertInto('app_configs')
      .values({ code: 'trends', is_on: true, last_success_at: null, last_error: null, created_at: unixNow(), updated_at: unixNow() })
      .onConflict((conflict) => conflict.columns(['container_id', 'code']).doNothing())
      .execute(),
  );

const seedContainer = async (services: Services, { trend, ...description }: DemoContainer): Promise<[Container, Map<string, string>]> => {
  const container = await makeContainer(services.db, description);
  await openForGood(services, container._id);
  if (trend) await showTrend(services, container._id);
  const groups = await services.inContainer(container._id, async (tx) => {
    await seedCatalogue(tx);
    return seedGroups(tx, container._id);
  });
  return [container, groups];
};

/**
 * Makes the demo's containers, groups, accounts, product types and notifications. What is there already stays as it is, so a
 * second start changes nothing and one that broke off is finished.
 */
export const seedDemo = async (services: Services): Promise<void> => {
  for (const description of DEMO_CONTAINERS) {
    const [container, groups] = await seedContainer(services, description);
    for (const { containers, group, ...account } of DEMO_ACCOUNTS) {
      if (!containers.includes(description.domain)) continue;
      await makeUser(services, container._id, { ...account, password: DEMO_PASSWORD, groupId: groups.get(group) });
    }
    if (description === DEMO_CONTAINERS[0]) {
      await seedStaff(services, container._id, groups);
      const seller = await sellerId(services);
      await services.inContainer(container._id, async (tx) => {
        await seedNotifications(tx, container._id);
        await seedWallet(tx, container._id, seller);
      });
      await seedDesigns(services, container._id, seller);
    } else await services.inContainer(container._id, (tx) => seedCredit(tx, container._id));
  }
};
