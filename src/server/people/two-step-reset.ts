import type { Language } from '../../domain/languages';
import { asIdentity } from '../db/tenancy';
import type { Services } from '../kernel/context';
import { removeSecondFactors } from '../sign-in/second-factors/second-factors';
import { lockStaff } from './authority';
import { requireMayHelp, tellAccountOwner } from './reset-link';
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
  language: Language,
): Promise<void> => {
  const { person, by } = await services.inContainer(containerId, async (tx) => {
    await lockStaff(tx, containerId);
    const helped = await requireMayHelp(tx, containerId, byId, userId);
    const helper = await findMemberByAccount(tx, containerId, byId);
    await asIdentity(tx, (identity) => removeSecondFactors(identity, userId));
    return { person: helped, by: helper?.name ?? '' };
  });
  void tellAccountOwner(services, person, 'two-step-reset', { name: by }, language);
};
