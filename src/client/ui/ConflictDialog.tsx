import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ConflictDialogProps<Choice extends string> {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** What loses nothing stands first. */
  readonly choices: readonly { readonly choice: Choice; readonly label: string; readonly hint: string }[];
  readonly onChoose: (choice: Choice) => void;
  /** Decide later: nothing changes. */
  readonly onClose: () => void;
  /** What differs. */
  readonly children?: ReactNode;
}

/** Asks which version to keep of what somebody else saved meanwhile. */
export const ConflictDialog = <Choice extends string>(props: ConflictDialogProps<Choice>) => {
  const { open, title, text, choices, onChoose, onClose, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <DialogContentText id={textId} variant="body1" sx={{ mb: 2 }}>
          {text}
        </DialogContentText>
        {children}
        {choices.map(({ choice, label, hint }) => (
          <Button
            key={choice}
            variant="outlined"
            color={choice === 'theirs' ? 'error' : 'primary'}
            onClick={() => onChoose(choice)}
            sx={{ flexDirection: 'column', alignItems: 'flex-start', textAlign: 'start', height: 'auto', py: 2, px: 3 }}
          >
            {label}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {hint}
            </Typography>
          </Button>
        ))}
        <Button onClick={onClose} sx={{ mt: 2, alignSelf: 'flex-end' }}>
          {t('action.cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
};
