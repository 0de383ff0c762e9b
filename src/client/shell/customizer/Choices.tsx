import Check from '../../ui/icons/Check';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

interface ChoicesProps<Value extends string> {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly choices: readonly Value[];
  readonly value: Value;
  readonly label: (choice: Value) => string;
  /** A CSS colour for each choice makes them swatches; their labels are spoken and shown on hover. */
  readonly colour?: (choice: Value) => string;
  readonly onChoose: (choice: Value) => void;
}

/** One of a few: radio buttons that look like a row of buttons or of colours. */
export const Choices = <Value extends string>({ title, hint, choices, value, label, colour, onChoose }: ChoicesProps<Value>) => {
  const id = useId();
  const Piece = colour ? Swatch : Segment;
  return (
    <Box component="fieldset" aria-describedby={hint && `${id}-hint`} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: 13, fontWeight: 600 }}>
        {title}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: colour ? 2 : 1 }}>
        {choices.map((choice) => (
          <Piece key={choice} title={colour && label(choice)} style={colour && { backgroundColor: colour(choice) }}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === value}
              aria-label={label(choice)}
              onChange={() => onChoose(choice)}
            />
            {colour ? choice === value && <Tick /> : <span aria-hidden>{label(choice)}</span>}
          </Piece>
        ))}
      </Box>
      {hint && (
        <Box id={`${id}-hint`} sx={{ mt: 2, fontSize: 12, color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
};

/** On a disc of its own, so that it is seen on every colour. */
const Tick = () => (
  <Box sx={{ display: 'grid', borderRadius: '50%', bgcolor: 'background.paper', color: 'text.primary' }}>
    <Check sx={{ fontSize: 16 }} />
  </Box>
);

const Segment = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  paddingInline: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  fontSize: 13,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Swatch = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

interface PreferenceSwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its label before it. */
export const PreferenceSwitch = ({ label, checked, disabled = false, onChange }: PreferenceSwitchProps) => (
  <FormControlLabel
    labelPlacement="start"
    disabled={disabled}
    label={label}
    control={<Switch checked={checked} onChange={(_event, on) => onChange(on)} />}
    sx={{ marginInline: 0, justifyContent: 'space-between' }}
  />
);
