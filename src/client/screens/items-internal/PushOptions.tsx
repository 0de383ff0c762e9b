import { shallowEqual, useSelector } from 'react-redux';
import { listings, type Listing } from '../../entities/listings';
import { stores } from '../../entities/stores';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { makeId } from '../../kernel/clock';
import { useHeldRows, useList } from '../../kernel/hooks';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { PushDialog } from './PushDialog';

/** Every store of a container fits: more than a hundred is beyond what a matrix can show. */
const ALL_STORES = { perpage: 100 };

const NONE: readonly string[] = [];

/** Which stores listings are pushed to, and what of them. */
export const PushOptions = ({ ids, count, onReady, onClose }: BulkOptionsProps) => {
  const { rows, loading, error, reload } = useList(stores, ALL_STORES);
  useHeldRows(listings, ids ?? NONE);
  const shown = useSelector(
    (state: EntitiesState) => (ids ?? NONE).map((id) => listings.selectById(state, id)).filter((row): row is Listing => row !== undefined),
    shallowEqual,
  );
  return (
    <PushDialog
      // A matrix of some of the rows would pass for all of them.
      listings={shown.length === count ? shown : []}
      count={count}
      stores={rows}
      loading={loading}
      error={error}
      onRetry={reload}
      onConfirm={(storeIds, parts) =>
        onReady({ store_ids: storeIds, push: makeId(), ...parts }, shown.length === count && !parts.update_logistic)
      }
      onClose={onClose}
    />
  );
};
