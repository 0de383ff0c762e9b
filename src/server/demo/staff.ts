import { PLAIN_ROLE } from '../../domain/people/roles';
import { hashPassword } from '../sign-in/password';
import { insertUser } from '../people/accounts';
import { DAY, HOUR, unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { newId } from '../db/ids';
import { DEMO_PASSWORD } from './accounts';

interface Colleague {
  readonly name: string;
  /** Name of a group of the container. */
  readonly group: string;
  /** Days since they joined. */
  readonly joined: number;
  /** Hours since they last signed in; never, when not given. */
  readonly seen?: number;
  readonly status?: 'Pending' | 'Blocked';
  readonly phone?: string;
}

const STAFF: readonly Colleague[] = [
  { name: 'Amara Okafor', group: 'Owner', joined: 410, seen: 5, phone: '+1 503 555 0101' },
  { name: 'Bruno Keller', group: 'Manager', joined: 380, seen: 1, phone: '+49 30 555 0112' },
  { name: 'Camille Laurent', group: 'Manager', joined: 291, seen: 20 },
  { name: 'Diego Fuentes', group: 'Manager', joined: 64, seen: 170, status: 'Blocked' },
  { name: 'Elif Demir', group: 'Designer', joined: 350, seen: 2 },
  { name: 'Finn Halvorsen', group: 'Designer', joined: 340, seen: 30 },
  { name: 'Grace Mbeki', group: 'Designer', joined: 212, seen: 7 },
  { name: 'Hana Suzuki', group: 'Designer', joined: 190, seen: 52 },
  { name: 'Ivo Petrov', group: 'Designer', joined: 150, seen: 1100, status: 'Blocked' },
  { name: 'Jade Nguyen', group: 'Designer', joined: 88, seen: 3 },
  { name: 'Kofi Asante', group: 'Designer', joined: 41, seen: 26 },
  { name: 'Lucía Romero', group: 'Designer', joined: 12 },
  { name: 'Mateo Silva', group: 'Designer', joined: 2, status: 'Pending' },
  { name: 'Nadia Haddad', group: 'Support', joined: 330, seen: 4, phone: '+33 1 55 55 01 14' },
  { name: 'Oskar Lindqvist', group: 'Support', joined: 305, seen: 9 },
  { name: 'Priya Raman', group: 'Support', joined: 240, seen: 1 },
  { name: 'Quentin Moreau', group: 'Support', joined: 201, seen: 75 },
  { name: 'Rosa Bianchi', group: 'Support', joined: 166, seen: 12 },
  { name: 'Sven Jansen', group: 'Support', joined: 120, seen: 2300, status: 'Blocked' },
  { name: 'Tala Santos', group: 'Support', joined: 77, seen: 6 },
  { name: 'Uma Kapoor', group: 'Support', joined: 33, seen: 49 },
  { name: 'Victor Almeida', group: 'Support', joined: 20, seen: 2 },
  { name: 'Wanda Nowak', group: 'Support', joined: 5, status: 'Pending' },
  { name: 'Xenia Pappas', group: 'Support', joined: 3, status: 'Pending' },
  { name: 'Yusuf Rahman', group: 'Support', joined: 1, status: 'Pending' },
];

const emailOf = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@demo.test`;
};

/**
 * Gives the demo shop colleagues in every state, with the demo's password; those who are Pending have none yet. Only for a container that has
 * none of them: one who was removed stays away.
 */
export const seedStaff = async (services: Services, containerId: string, groups: ReadonlyMap<string, string>): Promise<void> => {
  const { db, config } = services;
  const present = await db
    .selectFrom('users')
    .select('_id')
    .where('email', '=', emailOf(STAFF[0]?.name ?? ''))
    .executeTakeFirst();
  if (present) return;
  // One computation for all: what everybody knows is no secret, and a first start should not take ten seconds longer.
  const hash = await hashPassword(DEMO_PASSWORD, config.passwordCost);
  const now = unixNow();
  await db.transaction().execute(async (tx) => {
    for (const { name, group, joined, seen, status = 'Active', phone = null } of STAFF) {
      const pending = status === 'Pending';
      const account = { email: emailOf(name), name, password_hash: pending ? '' : hash, status: pending ? 'Pending' : 'Active' } as const;
      const user_id = await insertUser(tx, account);
      if (!user_id) continue;
      await tx
        .updateTable('users')
        .set({ last_login: seen === undefined ? null : now - seen * HOUR })
        .where('_id', '=', user_id)
        .execute();
      await tx
        .insertInto('memberships')
        .values({
          container_id: containerId,
          _id: newId(),
          user_id,
          role: PLAIN_ROLE,
          group_id: groups.get(group) ?? null,
          status,
          phone_number: phone,
          created_at: now - joined * DAY,
        })
        .execute();
    }
  });
};
