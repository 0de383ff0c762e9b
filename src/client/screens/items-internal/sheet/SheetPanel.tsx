import type { Action, Dispatch } from '@reduxjs/toolkit';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { BulkItemInput } from '../../../../contract/generated/operations';
import { listingSheetHeads, listingSheetRows } from '../../../../domain/listing/listing-sheet';
import type { SheetFormat } from '../../../../domain/spreadsheets/cell-values';
import { makeId } from '../../../kernel/clock';
import { takeOffer, useBulk } from '../../../shell/lists/bulk/BulkButtons';
import { keepExporter } from '../../../tasks/exporters';
import { pushTask } from '../../../tasks/kinds';
import { showToast } from '../../../ui/toast';
import { bulkOffers } from '../bulk-offers';
import { ImportListings } from './ImportListings';

export interface SheetScope {
  /** Of the items that match only these; undefined: all of them. */
  readonly ids?: readonly string[] | undefined;
  /** What the server is asked for the items that match. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly mayImport: boolean;
}

interface SheetPanelProps extends SheetScope {
  /** The button the menu hangs from; null: it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

const nothing = (): void => undefined;

/** The menu of items as a spreadsheet, and the way of a file from its choice over what it would change to its undo. */
export const SheetPanel = ({ ids, variables, mayImport, anchor, onClose }: SheetPanelProps) => {
  const { t, i18n } = useTranslation('sheet');
  const { t: items } = useTranslation('items');
  const { t: common } = useTranslation('common');
  const { t: lists } = useTranslation('lists');
  const dispatch = useDispatch<Dispatch<Action>>();
  const [imports, setImports] = useState(false);
  const { begin, dialog } = useBulk(() => null, nothing, nothing);
  const closeImport = useCallback(() => setImports(false), []);

  const start = (format: SheetFormat): void => {
    onClose();
    const exporterId = makeId();
    keepExporter(exporterId, { heads: listingSheetHeads(i18n.language), rowsOf: listingSheetRows, format, language: i18n.language });
    dispatch(pushTask('exportList', { list: 'items-internal', entity: 'listings', variables, exporterId, ...(ids && { ids }) }));
    showToast(lists('export.started'));
  };
  const review = (params: readonly BulkItemInput[]): void => {
    setImports(false);
    const edits = bulkOffers(items, common, { push: true, remove: false, share: false }).find(({ action }) => action === 'bulkItemInfo');
    if (!edits) return;
    // The file has said what changes: nothing is asked any more.
    const { Options: _asked, ...offer } = edits;
    const extra = { listing: { params: [...params] }, edit: makeId() };
    const named = { ...offer, label: t('items.apply'), title: (count: number) => t('items.review', { count }), extra };
    begin(takeOffer(named, { ids: params.map(({ _id }) => _id) }, params.length));
  };
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem onClick={() => start('xlsx')}>{t('items.exportXlsx')}</MenuItem>
        <MenuItem onClick={() => start('locale')}>{t('items.exportCsv')}</MenuItem>
        {mayImport && (
          <MenuItem
            onClick={() => {
              onClose();
              setImports(true);
            }}
          >
            {t('items.import')}
          </MenuItem>
        )}
      </Menu>
      {imports && <ImportListings onReview={review} onClose={closeImport} />}
      {dialog}
    </>
  );
};
