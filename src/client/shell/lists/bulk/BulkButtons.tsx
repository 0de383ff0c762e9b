import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { bulkActions, type BulkRows } from '../../../tasks/bulk/bulk-slice';
import type { BulkBegun, BulkOffer } from './offer';

const BulkFlow = lazy(async () => ({ default: (await import('./BulkFlow')).BulkFlow }));

interface BulkButtonsProps {
  readonly offers: readonly BulkOffer[];
  readonly onChoose: (offer: BulkOffer) => void;
}

/** What can be done with the chosen rows. */
export const BulkButtons = ({ offers, onChoose }: BulkButtonsProps) =>
  offers.map((offer) => (
    <Button
      key={offer.label}
      variant={offer.tone === 'primary' ? 'contained' : 'outlined'}
      color={offer.tone ?? 'inherit'}
      startIcon={<offer.Icon />}
      aria-keyshortcuts={offer.key}
      onClick={() => onChoose(offer)}
    >
      {offer.label}
    </Button>
  ));

/** Takes an offer for these rows. */
export const takeOffer = (offer: BulkOffer, rows: BulkRows, count: number): BulkBegun => ({
  offer,
  count,
  intent: bulkActions.begin(offer.action, rows, offer.Options !== undefined, offer.extra),
});

/** The bulk action somebody looks at, the `first` with the list itself, and its dialog. */
export const useBulk = (first: () => BulkBegun | null, onStarted: () => void, onEnded: () => void) => {
  const [begun, setBegun] = useState(first);
  const end = useCallback(() => {
    setBegun(null);
    onEnded();
  }, [onEnded]);
  const dialog = begun && (
    <Suspense>
      <BulkFlow begun={begun} onStarted={onStarted} onEnded={end} />
    </Suspense>
  );
  return { begin: setBegun, dialog };
};
