import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveForm } from '../../ui/form/SaveForm';
import type { SaveForm as Form } from '../../ui/form/use-save-form';
import { settingColumn } from './setting-column';

interface SettingFrameProps<Values extends FieldValues, Checked> {
  readonly form: Form<Values, Checked>;
  readonly readOnly: boolean;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  readonly children: ReactNode;
}

/** A form of the shop's settings: its fields, which only whoever may change them can, and at its foot what is not saved. */
export const SettingFrame = <Values extends FieldValues, Checked>({
  form,
  readOnly,
  labels,
  children,
}: SettingFrameProps<Values, Checked>) => {
  const { t } = useTranslation('settings');
  const { isDirty, dirtyFields } = form.formState;
  const changes = Object.entries(labels).filter(([field]) => (dirtyFields as Readonly<Record<string, unknown>>)[field]);
  return (
    <SaveForm form={form}>
      <Box component="fieldset" disabled={readOnly} sx={fields}>
        {readOnly && <Alert severity="info">{t('readOnly')}</Alert>}
        {children}
      </Box>
      {isDirty && !readOnly && <SaveBar changes={changes.map(([, label]) => label)} pending={form.pending} onDiscard={form.startOver} />}
    </SaveForm>
  );
};

const fields = { ...settingColumn, border: 0, m: 0, p: 0, minWidth: 0 } as const;
