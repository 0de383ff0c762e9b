import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { BulkRows } from '../../../tasks/bulk/bulk-slice';
import type { BulkOffer } from './offer';

const BulkFlow = lazy(async () => ({ default: (await import('./BulkFlow')).BulkFlow }));

export interface BulkButtonsProps {
  readonly offers: readonly BulkOffer[];
  readonly onChoose: (offer: BulkOffer) => void;
}

/** What can be done with the chosen rows. */
export const BulkButtons = ({ offers, onChoose }: BulkButtonsProps) =>
  offers.map((offer) => (
    <Button
      key={offer.action}
      variant={offer.tone === 'primary' ? 'contained' : 'outlined'}
      color={offer.tone ?? 'inherit'}
      startIcon={<offer.Icon />}
      onClick={() => onChoose(offer)}
    >
      {offer.label}
    </Button>
  ));

/** What was chosen when a bulk action began. */
export interface BulkBeginning {
  readonly offer: BulkOffer;
  readonly rows: BulkRows;
  readonly count: number;
}

/** The bulk action that is under way, the `first` with the list itself, and its dialog. */
export const useBulk = (first: BulkBeginning | null, onStarted: () => void, onEnded: () => void) => {
  const [begun, setBegun] = useState(first);
  const dialog = begun && (
    <Suspense>
      <BulkFlow
        {...begun}
        onStarted={onStarted}
        onClose={() => {
          setBegun(null);
          onEnded();
        }}
      />
    </Suspense>
  );
  return { begin: setBegun, dialog };
};
