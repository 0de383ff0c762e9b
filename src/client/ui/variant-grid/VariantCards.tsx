import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnOf } from '../../../domain/variant-grid/cells';
import { isNumberField } from '../../../domain/variant-grid/row';
import { Labelled } from '../form/Labelled';
import { useTypedNumber } from '../form/use-typed-number';
import { useFormat } from '../format';
import { useRowWindow } from '../list/use-row-window';
import { faultSentence, fieldWord } from './grid-words';
import type { Grid, NumberWords, WrongCell } from './use-grid';

const CARD_HEIGHT = 60;

interface CardsProps {
  readonly grid: Grid;
  readonly numbers: NumberWords;
}

/** Variants where there is no room for a grid: each opens as a small form. */
export const VariantCards = ({ grid, numbers }: CardsProps) => {
  const { t } = useTranslation('grid');
  const { t: common } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const reveal = useRef<((index: number) => void) | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const { shown, columns } = grid.view;
  const window = useRowWindow({ count: shown.length, height: CARD_HEIGHT, frame, keys: { active: 0, reveal } });
  const margin = columns.findIndex(({ kind }) => kind === 'margin');
  const wrong = new Set(grid.wrong.map(({ row }) => row));
  return (
    <Box
      ref={frame}
      sx={{ position: 'relative', maxHeight: '68dvh', overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="ul"
        aria-label={t('title')}
        sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
        style={{ height: window.getTotalSize() }}
      >
        {window.getVirtualItems().map(({ index, start }) => {
          const at = shown[index] ?? 0;
          return (
            <Box
              component="li"
              key={at}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              sx={{ position: 'absolute', insetInline: 0, top: 0 }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ButtonBase
                onClick={() => setOpen(at)}
                sx={{ width: 1, height: CARD_HEIGHT, px: 3, gap: 3, textAlign: 'start', borderBottom: 1, borderColor: 'divider' }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontWeight: 500, color: wrong.has(at) ? 'error.main' : undefined }}>{grid.nameOf(at)}</Box>
                  <Box sx={{ fontSize: 12, color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                    {grid.text(at, columnOf(columns, 'sku'))}
                  </Box>
                </Box>
                <Box sx={{ textAlign: 'end' }}>
                  <Box>{numbers.write(grid.text(at, columnOf(columns, 'price')))}</Box>
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                    {grid.view.rows[at]?.selected === false ? t('off') : common('percent', { value: numbers.write(grid.text(at, margin)) })}
                  </Box>
                </Box>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
      {open !== null && <VariantDialog grid={grid} numbers={numbers} at={open} onClose={() => setOpen(null)} />}
    </Box>
  );
};

interface VariantDialogProps extends CardsProps {
  readonly at: number;
  readonly onClose: () => void;
}

const VariantDialog = ({ grid, numbers, at, onClose }: VariantDialogProps) => {
  const { t } = useTranslation('grid');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const format = useFormat();
  const { columns, rows, additionOf } = grid.view;
  const row = rows[at];
  const margin =
    row &&
    grid.text(
      at,
      columns.findIndex(({ kind }) => kind === 'margin'),
    );
  const fields = columns.flatMap((column) => (column.kind === 'field' && column.field !== 'selected' ? [column.field] : []));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{grid.nameOf(at)}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {row?.selected !== undefined && (
          <FormControlLabel
            label={fieldWord(t, 'selected')}
            control={
              <Checkbox
                size="small"
                checked={row.selected}
                onChange={(_event, on) => grid.put([{ row: at, field: 'selected', text: on ? '1' : '' }])}
              />
            }
          />
        )}
        {fields.map((field) => (
          <VariantField
            key={field}
            label={fieldWord(t, field)}
            numeric={isNumberField(field)}
            text={grid.text(at, columnOf(columns, field))}
            wrong={grid.wrong.find((each) => each.row === at && each.field === field)}
            onText={(text) => grid.put([{ row: at, field, text }])}
          />
        ))}
        <Box>
          {common('labelOf', { label: t('margin') })} {margin ? common('percent', { value: numbers.write(margin) }) : '–'}
          {row && additionOf(row) !== 0 && ` · ${t('addition', { amount: format.money(additionOf(row)) })}`}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface VariantFieldProps {
  readonly label: string;
  readonly text: string;
  readonly numeric: boolean;
  readonly wrong: WrongCell | undefined;
  readonly onText: (text: string) => void;
}

/** What is typed counts when the field is left. */
const VariantField = ({ label, text, numeric, wrong, onText }: VariantFieldProps) => {
  const { t } = useTranslation('grid');
  const [typed, setTyped] = useState<string | null>(null);
  const plain = typed ?? text;
  const number = useTypedNumber(plain, setTyped);
  const written = numeric ? number : { value: plain, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) };
  return (
    <Labelled label={label} error={wrong && (wrong.sentence ?? (wrong.code ? faultSentence(t, wrong.code) : undefined))}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          autoComplete="off"
          {...written}
          onBlur={() => {
            number.onBlur();
            if (typed !== null && typed !== text) onText(typed);
            setTyped(null);
          }}
          slotProps={{
            input: { inputMode: numeric ? 'decimal' : 'text', 'aria-invalid': Boolean(wrong), 'aria-describedby': describedBy },
          }}
        />
      )}
    </Labelled>
  );
};
