import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { supports } from '../../entities/supports';
import { after, makeId } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { BulkButtons, takeOffer, useBulk } from '../../shell/lists/bulk/BulkButtons';
import type { BulkOffer } from '../../shell/lists/bulk/offer';
import type { Deed } from '../../shell/support/keys';
import { Hint } from '../../ui/Hint';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { supportOffers } from './support-offers';
import type { Chosen } from './use-chosen';

/** Deeds that are done with all chosen conversations. */
export type ManyDeeds = Readonly<Partial<Record<Deed, () => void>>>;

interface ChosenBarProps {
  readonly chosen: Chosen;
  /** The list they are chosen in. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly total: number;
  /** Told what the keys do while any are chosen. Kept by the caller. */
  readonly onDeeds: (deeds: ManyDeeds) => void;
  /** Told whether something is being done with them: then the bar stays, though they are not chosen any more. */
  readonly onActing: (isActing: boolean) => void;
}

/** Only it has a word beside its sign: the others look as they do above a conversation. */
const isFirst = ({ tone }: BulkOffer): boolean => tone === 'primary';

/** How many conversations are chosen, and what can be done with them: by its buttons, and by the keys it has for one. */
export const ChosenBar = ({ chosen, variables, total, onDeeds, onActing }: ChosenBarProps) => {
  const { t } = useTranslation('support');
  const bar = useRef<HTMLDivElement>(null);
  const offers = useMemo(() => supportOffers(t), [t]);
  const { count, clear, selection } = chosen;
  const onEnded = useCallback((): void => {
    const list = bar.current?.closest('section');
    onActing(false);
    // The element that had the focus may be gone, such as the button that was pressed.
    after(0, () => (list?.querySelector<HTMLElement>('[data-id][aria-current]') ?? list?.querySelector<HTMLElement>('[data-id]'))?.focus());
  }, [onActing]);
  const bulk = useBulk(() => null, clear, onEnded);
  const store = useStore<EntitiesState>();
  const take = (offer: BulkOffer): void => {
    if (bulk.dialog) return;
    onActing(true);
    const rows = selection.all ? { entity: 'supports' as const, variables, total } : { ids: Object.keys(selection.ids) };
    // A macro may reply: it must not answer what somebody wrote after the rows were looked at.
    const seen = Object.fromEntries(
      Object.keys(selection.ids).flatMap((id) => {
        const row = supports.selectById(store.getState(), id);
        return row ? [[id, row.last_message_id ?? '']] : [];
      }),
    );
    bulk.begin(
      takeOffer({ ...offer, extra: { ...offer.extra, change: makeId(), ...(offer.action === 'macroRun' && { seen }) } }, rows, count),
    );
  };
  const press = useEffectEvent(take);
  const hasAny = count > 0;
  useEffect(() => {
    onDeeds(hasAny ? Object.fromEntries(offers.map((offer) => [offer.deed, () => press(offer)])) : {});
    return () => onDeeds({});
  }, [hasAny, offers, onDeeds]);
  return (
    <Box ref={bar} sx={{ mb: hasAny ? 2 : 0 }}>
      {hasAny && (
        <SelectionBar
          count={count}
          total={total}
          onSelectAll={selection.all || total <= count ? undefined : chosen.chooseAll}
          onClear={clear}
        >
          <BulkButtons offers={offers.filter(isFirst)} onChoose={take} />
          {offers
            .filter((offer) => !isFirst(offer))
            .map((offer) => (
              <Hint key={offer.deed} title={offer.label}>
                <IconButton aria-label={offer.label} aria-keyshortcuts={offer.key} onClick={() => take(offer)}>
                  <offer.Icon />
                </IconButton>
              </Hint>
            ))}
        </SelectionBar>
      )}
      {bulk.dialog}
    </Box>
  );
};
