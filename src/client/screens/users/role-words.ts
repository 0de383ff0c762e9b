import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUP_ROLES, SUPER_ROOT } from '../../../domain/people/roles';

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
