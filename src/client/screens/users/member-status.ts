import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../ui/StatusChip';

const STATUSES = ['Active', 'Pending', 'Blocked'] as const;

const TONES: Readonly<Record<(typeof STATUSES)[number], Tone>> = { Active: 'good', Pending: 'waiting', Blocked: 'bad' };

const known = (status: string) => STATUSES.find((each) => each === status);

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
