import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface VariableButtonsProps {
  /** What the buttons are for. */
  readonly text: string;
  readonly variables: readonly string[];
  /** One was pressed: as it stands in a text. */
  readonly onInsert: (written: string) => void;
}

/** What a text may be filled in with; a press puts it there. */
export const VariableButtons = ({ text, variables, onInsert }: VariableButtonsProps) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {text}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {variables.map((variable) => (
        <Button key={variable} size="small" variant="outlined" color="inherit" onClick={() => onInsert(`{{${variable}}}`)}>
          {`{{${variable}}}`}
        </Button>
      ))}
    </Box>
  </Box>
);

/** How a text looks filled in. */
export const FilledIn = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Box>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box
      dir="auto"
      sx={{ p: 3, borderRadius: 1, bgcolor: 'background.subtle', fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  </Box>
);
