import { useEffect, useEffectEvent, useMemo } from 'react';
import { now } from '../../../kernel/clock';
import { hasSingleKeys } from '../../../ui/single-keys';
import { createKeyReader } from '../../shortcuts/key-press';
import type { BulkOffer } from './offer';

/** Heeds the keys of offers on the row that has the focus; what follows `g` is a jump. */
export const useOfferKeys = (offers: readonly BulkOffer[], onOffer: (offer: BulkOffer, row: string) => void): void => {
  const reader = useMemo(() => createKeyReader(hasSingleKeys), []);
  const take = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
    const press = { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, taken: false };
    const jumps = reader.read(press, now()) !== undefined;
    const row = target instanceof HTMLElement ? target.dataset.row : undefined;
    if (jumps || !row || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || repeat || !hasSingleKeys()) return;
    const offer = offers.find((each) => each.key === key.toLowerCase());
    if (!offer) return;
    event.preventDefault();
    onOffer(offer, row);
  });
  const any = offers.some(({ key }) => key !== undefined);
  useEffect(() => {
    if (!any) return;
    const onKeyDown = (event: KeyboardEvent): void => take(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [any]);
};
