import { recordAuditEvent } from '../audit/record';
import { asIdentity } from '../db/tenancy';
import type { Services, Whence } from '../kernel/context';
import { tellAccountOwner } from '../sign-in/account-news';
import { removeSecondFactors } from '../sign-in/second-factors/second-factors';
import { lockStaff } from './authority';
import { requireMayHelp } from './reset-link';
import { findMemberByAccount } from './rows';

/**
 * Removes the second factors of a member who lost them, for somebody who may make them a link to another password, and tells the member. Their
 * password stays, and so do their sessions. Throws one sentence otherwise.
 */
export const resetTwoStepFor = async (
  services: Services,
  containerId: string,
  byId: string,
  userId: string,
  from: Whence,
): Promise<void> => {
  const by = await services.inContainer(containerId, async (tx) => {
    await lockStaff(tx, containerId);
    const person = await requireMayHelp(tx, containerId, byId, userId);
    const helper = await findMemberByAccount(tx, containerId, byId);
    await asIdentity(tx, (identity) => removeSecondFactors(identity, userId));
    await recordAuditEvent(tx, {
      action: 'account.twoStepReset',
      actor: { _id: byId, email: helper?.email ?? '' },
      subject: { _id: userId, label: person.email },
      from,
    });
    return helper?.name ?? '';
  });
  await tellAccountOwner(services, userId, 'two-step-reset', { name: by }, from.language);
};
