import CalendarMonth from './icons/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RangeName } from '../../domain/figures/ranges';
import { dayOf } from '../../domain/lists/day-range';
import { useFormat, type Format } from './format';

const RangePanel = lazy(async () => ({ default: (await import('./RangePanel')).RangePanel }));

/** Days as the address has them, DD-MM-YYYY, both included. */
export interface SaidDays {
  readonly start: string;
  readonly end: string;
}

export interface RangePickerProps {
  /** By which name the days were chosen; null: the two days themselves were. */
  readonly name: RangeName | null;
  /** What the days are; undefined until they are known. */
  readonly days: SaidDays | undefined;
  /** Changes of the address; empty takes a name away. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Days as people of the language write them; as they came where they are no days. */
export const daysText = (format: Format, { start, end }: SaidDays): string => {
  const said = (day: string): string => {
    const at = dayOf(day);
    return at ? format.date(at.getTime() / 1000) : day;
  };
  return start === end ? said(start) : `${said(start)} – ${said(end)}`;
};

/** Which days are looked at: by a name, which stays relative when it is shared, or from a day to a day. */
export const RangePicker = ({ name, days, onChange }: RangePickerProps) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = name === null ? (days ? daysText(format, days) : t('range.days')) : t(`range.${name}`);
  const choose = (changes: Readonly<Record<string, string>>) => {
    onChange(changes);
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarMonth />}
        aria-haspopup="dialog"
        aria-label={t('range.chosen', { range: shown })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown}
      </Button>
      {anchor && (
        <Suspense>
          <RangePanel anchor={anchor} name={name} days={days} onChoose={choose} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
