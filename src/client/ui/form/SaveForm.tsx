import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference } from './use-save-form';

const FormConflict = lazy(async () => ({ default: (await import('./FormConflict')).FormConflict }));

interface SaveFormProps {
  /** What `useSaveForm` gave. */
  readonly form: {
    readonly onSubmit: (event: FormEvent) => void;
    readonly refusal: string | null;
    readonly restored: boolean;
    readonly startOver: () => void;
    readonly conflict: readonly Difference[] | null;
    readonly resolve: (choice: 'mine' | 'theirs' | null) => void;
  };
  readonly gap?: number;
  readonly children: ReactNode;
}

/** What stands above the fields of a form: that something typed earlier is here again, and what the server refused about all of it. */
export const FormNotices = ({ form: { refusal, restored, startOver, conflict, resolve } }: Pick<SaveFormProps, 'form'>) => {
  const { t } = useTranslation();
  return (
    <>
      {restored && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={startOver}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.restored')}
        </Alert>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {conflict && (
        <Suspense>
          <FormConflict differences={conflict} onChoose={resolve} />
        </Suspense>
      )}
    </>
  );
};

/** The fields of a form in one column. */
export const SaveForm = ({ form, gap = 5, children }: SaveFormProps) => (
  <Box component="form" noValidate onSubmit={form.onSubmit} sx={{ display: 'flex', flexDirection: 'column', gap }}>
    <FormNotices form={form} />
    {children}
  </Box>
);
