import { useMemo } from 'react';
import { isPlatformId, PLATFORM_IDS, type PlatformId } from '../../../../domain/platforms';
import { stores, type Store } from '../../../entities/stores';
import { useList } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';

const ALL_STORES = { perpage: 100 };

/** The stores a person sees, and the platforms they are on; every platform where there is none to go by. */
export const useSoldPlatforms = (): { readonly connected: readonly Store[]; readonly platforms: readonly PlatformId[] } => {
  const { rows } = useList(stores, ALL_STORES, { skip: !useMay('store', 'view') });
  return useMemo(() => {
    const sold = new Set(rows.map(({ platform_id }) => platform_id).filter(isPlatformId));
    return { connected: rows, platforms: sold.size === 0 ? PLATFORM_IDS : PLATFORM_IDS.filter((id) => sold.has(id)) };
  }, [rows]);
};
