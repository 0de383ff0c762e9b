import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/form/FormField';
import { useShapedForm } from '../../../ui/form/use-shaped-form';
import { detailsShape, type DetailsFault } from '../details/details-shape';

interface NameFieldProps {
  readonly name: string;
  /** How often it was missed. */
  readonly refusals: number;
  readonly onEdit: (name: string) => void;
}

const shape = detailsShape.pick({ name: true });

/** The name, which is asked for here at the latest. */
export const NameField = ({ name, refusals, onEdit }: NameFieldProps) => {
  const { t } = useTranslation('editor');
  const { register, trigger, errorOf } = useShapedForm({
    shape,
    mode: 'onTouched',
    words: (fault) => t(`errors.${fault as DetailsFault}`),
    values: { name },
  });
  useEffect(() => {
    if (refusals > 0) void trigger(undefined, { shouldFocus: true });
  }, [refusals, trigger]);
  const field = register('name', { onChange: (event: { target: { value: string } }) => onEdit(event.target.value) });
  return (
    <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ mb: 4 }}>
      <FormField label={t('details.name')} hint={t('details.nameHint')} error={errorOf('name')} field={field} />
    </Box>
  );
};
