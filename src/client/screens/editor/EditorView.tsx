import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface EditorViewProps {
  readonly bar: ReactNode;
  /** Unsaved work of an earlier visit is shown: how to drop it, and how to accept it. */
  readonly kept: { readonly onStartOver: () => void; readonly onDismiss: () => void } | null;
  readonly children: ReactNode;
}

/** The whole height below the navbar: the bar, and the step. */
export const EditorView = ({ bar, kept, children }: EditorViewProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: 0 }}>
      {bar}
      {kept && (
        <Alert
          severity="info"
          sx={{ borderRadius: 0, py: 0 }}
          action={
            <>
              <Button color="inherit" onClick={kept.onStartOver}>
                {t('startOver')}
              </Button>
              <Button color="inherit" onClick={kept.onDismiss}>
                {t('keep')}
              </Button>
            </>
          }
        >
          {t('kept')}
        </Alert>
      )}
      {children}
    </Box>
  );
};
