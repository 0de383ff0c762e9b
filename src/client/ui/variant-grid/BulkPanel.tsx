import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_ENDINGS } from '../../../domain/listing/price-setting';
import { parseNumber } from '../../../domain/numbers';
import type { BulkSetting } from '../../../domain/variant-grid/bulk-setting';
import { AnchoredPanel } from '../AnchoredPanel';
import { Labelled } from '../form/Labelled';
import { SelectField } from '../form/SelectField';
import { plainNumber } from '../number-text';
import { columnWord } from './grid-words';
import type { Grid } from './use-grid';

const WAYS = ['percent', 'amount', 'set', ...PRICE_ENDINGS] as const;
type Way = (typeof WAYS)[number];

const isEnding = (way: Way): way is (typeof PRICE_ENDINGS)[number] => PRICE_ENDINGS.some((ending) => ending === way);

/** `+10 %` and `10` say the same. */
const settingOf = (way: Way, typed: string, language: string): BulkSetting | null => {
  if (isEnding(way)) return { by: 'ending', ending: way };
  if (way === 'set') return { by: 'set', text: plainNumber(typed, language) };
  const amount = parseNumber(plainNumber(typed.replace(/[%+]/gu, ''), language));
  if (amount === null) return null;
  return way === 'percent' ? { by: 'percent', percent: amount } : { by: 'amount', amount };
};

interface BulkPanelProps {
  readonly grid: Grid;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Sets the cells that are chosen: by a share, an amount, to a value, or up to an ending. Undo takes all of it back. */
export const BulkPanel = ({ grid, anchor, onClose }: BulkPanelProps) => {
  const { t, i18n } = useTranslation('grid');
  const [way, setWay] = useState<Way>('percent');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { box, view } = grid;
  const lines = box.bottom - box.top + 1;
  const columns = view.columns.slice(box.start, box.end + 1).filter(({ kind }) => kind === 'field');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const setting = settingOf(way, typed, i18n.language);
    if (!setting) setError(t('bulk.notNumber'));
    else if (grid.setAll(setting) === 0) setError(t('bulk.nothing'));
    else onClose();
  };
  return (
    <AnchoredPanel anchor={anchor} label={t('setMany')} align="right" sx={{ p: 4, width: 300 }} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        <p style={{ margin: 0 }}>
          {t('bulk.what', { count: lines, columns: columns.map((column) => columnWord(t, column)).join(', ') || '–' })}
        </p>
        <SelectField
          label={t('bulk.way')}
          value={way}
          options={WAYS.map((value) => ({
            value,
            label: isEnding(value) ? t('bulk.ending', { ending: value }) : t(`bulk.${value}`),
          }))}
          onChange={(value) => setWay(WAYS.find((each) => each === value) ?? 'percent')}
        />
        {!isEnding(way) && (
          <Labelled label={t(way === 'set' ? 'bulk.value' : 'bulk.by')} error={error}>
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                size="small"
                autoFocus
                autoComplete="off"
                placeholder={way === 'percent' ? '+10' : undefined}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setError(undefined);
                }}
                slotProps={{ input: { inputMode: way === 'set' ? 'text' : 'decimal', 'aria-describedby': describedBy } }}
              />
            )}
          </Labelled>
        )}
        {isEnding(way) && error && <p role="alert">{error}</p>}
        <Button type="submit" variant="contained" sx={{ alignSelf: 'end' }}>
          {t('bulk.do')}
        </Button>
      </form>
    </AnchoredPanel>
  );
};
