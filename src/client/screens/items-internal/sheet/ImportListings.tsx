import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkItemInput } from '../../../../contract/generated/operations';
import { readListingSheet } from '../../../../domain/listing/listing-sheet';
import { FileRows } from '../../../ui/FileRows';
import { useFormat } from '../../../ui/format';
import { plainNumber } from '../../../ui/number-text';
import { refusalSentence } from '../../../ui/refusal';
import { SheetFileField, type ReadFile } from '../../../ui/sheet-file/SheetFileField';

interface ImportListingsProps {
  /** Shows what would become of each item before anything is written. */
  readonly onReview: (params: readonly BulkItemInput[]) => void;
  readonly onClose: () => void;
}

/** Lines that are shown; the rest are counted. */
const SHOWN = 500;

/** A file of items that was edited: it is read here, and what it would change is looked at next. */
export const ImportListings = ({ onReview, onClose }: ImportListingsProps) => {
  const { t, i18n } = useTranslation('sheet');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleId = useId();
  const [read, setRead] = useState<ReturnType<typeof readListingSheet> | null>(null);
  const onRead = (file: ReadFile | null): void =>
    setRead(file && readListingSheet(file.sheet, (written) => plainNumber(written, i18n.language)));
  const { changes, faults, unknown } = read?.ok ? read.value : { changes: [], faults: [], unknown: [] };
  const shown = faults.slice(0, SHOWN);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('items.import')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <DialogContentText variant="body1">{t('items.text')}</DialogContentText>
        <SheetFileField disabled={false} onRead={onRead} />
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {read?.ok && (
            <b>{t('items.summary', { count: changes.length, items: format.count(changes.length), bad: format.count(faults.length) })}</b>
          )}
        </Box>
        {read && !read.ok && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {refusalSentence(read.fault)}
          </Typography>
        )}
        {unknown.length > 0 && (
          <Typography variant="body2">{t('unknown', { count: unknown.length, columns: unknown.join(', ') })}</Typography>
        )}
        {shown.length > 0 && (
          <FileRows
            heads={[t('items.errors')]}
            rows={shown.map((fault, key) => ({ key, bad: true, cells: [refusalSentence(fault)] }))}
            more={faults.length > SHOWN && <p>{t('items.more', { count: faults.length - SHOWN, shown: format.count(SHOWN) })}</p>}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" disabled={changes.length === 0} onClick={() => onReview(changes)}>
          {t('items.next')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
