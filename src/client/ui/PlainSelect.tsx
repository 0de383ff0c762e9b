import { styled } from '@mui/material/styles';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface PlainSelectProps {
  readonly id?: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly label?: string;
  readonly fullWidth?: boolean;
}

/** The browser's own choice of one, in our looks: it costs nothing to load and every device knows how to show it. */
export const PlainSelect = ({ id, value, options, onChange, label, fullWidth = false }: PlainSelectProps) => (
  <Native id={id} value={value} aria-label={label} data-wide={fullWidth || undefined} onChange={(event) => onChange(event.target.value)}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Native>
);

const Native = styled('select')(({ theme }) => ({
  font: 'inherit',
  fontSize: 13,
  height: 32,
  maxWidth: '100%',
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '&[data-wide]': { width: '100%' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));
