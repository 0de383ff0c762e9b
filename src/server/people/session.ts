import { sql } from 'kysely';
import type { MutationUpdateProfileArgs, User } from '../../contract/generated/resolvers';
import { checkCustomizer } from './customizer';
import { checkH, checkName, prepareNewPassword } from './profile';
import { announceNewPassword, CHANGED_PASSWORD } from '../sign-in/account-news';
import { revokeAll } from '../sign-in/tokens';
import { unixNow } from '../kernel/clock';
import { jsonb } from '../db/json';
import { asIdentity } from '../db/tenancy';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { currentUser, heldPermissions } from './rows';

export const Query: Pick<QueryOperations, 'cUser' | 'userPermissions'> = {
  cUser: {
    rule: 'signed-in',
    run: (tx, _args, context) => currentUser(tx, context),
  },

  userPermissions: {
    rule: 'signed-in',
    run: async (_tx, _args, { user }) => heldPermissions(user.role, user.permission),
  },
};

interface PreparedProfile {
  readonly passwordHash: string | undefined;
}

export const Mutation: Pick<MutationOperations, 'updateProfile'> = {
  /**
   * Only what is sent and not empty changes (specification 2, §5). A new password ends every other session of the person. Their record holds
   * in all their containers, so nobody who acts as them in one changes it.
   */
  updateProfile: operation<MutationUpdateProfileArgs, User, PreparedProfile>({
    rule: 'signed-in',
    prepare: async ({ password, new_password }, { services, user, loginAs, from }) => {
      if (loginAs) throw new UserError('account.ownRecordOnly', { code: 'FORBIDDEN' });
      if (!new_password) return { passwordHash: undefined };
      const passwords = { present: password, next: new_password };
      return { passwordHash: await prepareNewPassword(services, user._id, passwords, from) };
    },
    settle: async ({ new_password }, { services, user, from }) => {
      if (new_password) await announceNewPassword(services, user._id, from, CHANGED_PASSWORD);
    },
    run: async (tx, { name, h, customizer }, context, { passwordHash }) => {
      const changes = {
        ...(name && { name: checkName(name) }),
        ...(h && { h: checkH(h) }),
        ...(passwordHash && { password_hash: passwordHash }),
        ...(customizer && {
          customizer: sql<Record<string, string | boolean | null>>`customizer || ${jsonb(checkCustomizer(customizer))}`,
        }),
      };
      if (Object.keys(changes).length > 0) {
        await asIdentity(tx, async (identity) => {
          await identity
            .updateTable('users')
            .set({ ...changes, updated_at: unixNow() })
            .where('_id', '=', context.user._id)
            .execute();
          if (passwordHash) await revokeAll(identity, context.user._id, [context.tokenHash]);
        });
      }
      return currentUser(tx, context);
    },
  }),
};
