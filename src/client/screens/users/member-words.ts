import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUP_ROLES, SUPER_ROOT } from '../../../domain/people/roles';
import type { Tone } from '../../ui/StatusChip';

const ROLES = [SUPER_ROOT, ...GROUP_ROLES] as const;

/** A role in words; one nobody knows is shown as it is. */
export const useRoleWords = (): ((role: string) => string) => {
  const { t } = useTranslation('users');
  return useCallback(
    (role) => {
      const name = ROLES.find((each) => each === role);
      return name ? t(`role.${name}`) : role;
    },
    [t],
  );
};

export const MEMBER_STATUSES = ['Active', 'Pending', 'Blocked'] as const;

const TONES: Readonly<Record<(typeof MEMBER_STATUSES)[number], Tone>> = { Active: 'good', Pending: 'waiting', Blocked: 'bad' };

const known = (status: string) => MEMBER_STATUSES.find((each) => each === status);

export const toneOfMember = (status: string): Tone => TONES[known(status) ?? 'Blocked'];

/** A member's status in words; one nobody knows is shown as it is. */
export const useMemberStatus = (): ((status: string) => string) => {
  const { t } = useTranslation('users');
  return useCallback(
    (status) => {
      const name = known(status);
      return name ? t(`status.${name}`) : status;
    },
    [t],
  );
};
