import { hashSecret, newSecret } from '../kernel/secrets';
import { HOUR, unixNow } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import type { MutationOperations } from '../kernel/operation';
import { recordAuditEvent } from '../audit/record';
import { readAuditedMembers } from './audited';
import { groupsIn, requireManage, requireOther, lockStaff } from './authority';
import { findMember } from './rows';
import { missingUser } from './save';

/** Seconds. */
const LOGIN_AS_LIFE = HOUR;

export const Mutation: Pick<MutationOperations, 'loginAs' | 'endLoginAs'> = {
  loginAs: {
    rule: { module: 'user', access: 'update' },
    audit: { action: 'member.actedAs', ids: ({ _id }) => [_id], read: readAuditedMembers },
    answersSecret: true,
    run: async (tx, args, context) => {
      const { container, user, loginAs, tokenHash } = context;
      if (loginAs) throw new UserError('user.signedInAsOther', { code: 'FORBIDDEN' });
      await lockStaff(tx, container._id);
      const member = await findMember(tx, container._id, args._id.trim());
      if (!member) throw missingUser();
      requireOther(context, member.user_id, 'user.signedInAsSelf', '_id');
      requireManage(context, member, await groupsIn(tx, container._id));
      if (member.shown_status !== 'Active') {
        throw new UserError('user.cannotSignIn', { code: 'CONFLICT', values: { name: member.name } });
      }
      const token = newSecret();
      const now = unixNow();
      const expires_at = now + LOGIN_AS_LIFE;
      await tx
        .insertInto('login_as')
        .values({
          hash: hashSecret(token),
          token_hash: tokenHash,
          by_id: user._id,
          as_id: member.user_id,
          created_at: now,
          expires_at,
          ended_at: null,
        })
        .execute();
      return { token, expires_at };
    },
  },

  endLoginAs: {
    rule: 'signed-in',
    run: async (tx, _args, { container, loginAs, user, from }) => {
      if (!loginAs) return false;
      await recordAuditEvent(tx, {
        action: 'member.actedAsEnded',
        actor: { _id: loginAs.by_id, email: loginAs.by_email },
        subject: { _id: user._id, label: user.email },
        from,
      });
      await tx
        .updateTable('login_as')
        .set({ ended_at: unixNow() })
        .where('container_id', '=', container._id)
        .where('hash', '=', loginAs.hash)
        .execute();
      return true;
    },
  },
};
