import { useMemo } from 'react';
import { userGroups, type UserGroup } from '../../entities/user-groups';
import { useList } from '../../kernel/hooks';

export const EVERY_GROUP = { variables: { get_all: true } } as const;

/** Every group of the container, and those the signed-in person may put somebody into. */
export const useGroupOptions = (): {
  readonly groups: readonly UserGroup[];
  readonly open: readonly UserGroup[];
  readonly loading: boolean;
} => {
  const { rows, loading } = useList(userGroups, EVERY_GROUP);
  return useMemo(
    () => ({ groups: rows, open: rows.filter(({ manageable, status }) => manageable && status === 'Active'), loading }),
    [rows, loading],
  );
};
