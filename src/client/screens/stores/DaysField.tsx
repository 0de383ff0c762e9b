import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../ui/form/Labelled';

interface DaysFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Days of the week, Monday being 1. */
  readonly value: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
}

const DAYS = ['1', '2', '3', '4', '5', '6', '7'];
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** Days of the week, each on or off. */
export const DaysField = ({ value, onChange, ...labelled }: DaysFieldProps) => {
  const { i18n } = useTranslation();
  const [short, long] = (['short', 'long'] as const).map((weekday) => new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }));
  return (
    <Labelled {...labelled}>
      {({ id, describedBy }) => (
        <ToggleButtonGroup
          id={id}
          size="small"
          aria-label={labelled.label}
          aria-describedby={describedBy}
          value={[...value]}
          onChange={(_event, days: string[]) => onChange(days.toSorted())}
          sx={{ flexWrap: 'wrap' }}
        >
          {DAYS.map((day) => (
            <ToggleButton key={day} value={day} aria-label={long?.format(MONDAY + (Number(day) - 1) * DAY)} sx={{ minWidth: 44 }}>
              {short?.format(MONDAY + (Number(day) - 1) * DAY)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Labelled>
  );
};
