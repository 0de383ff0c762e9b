import Checkroom from '@mui/icons-material/CheckroomOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MockupDesignInput } from '../../../contract/generated/operations';
import type { MockupDesign } from '../../entities/mockup-designs';
import { contentStatusName } from '../../ui/ContentStatus';
import { FormField } from '../../ui/FormField';
import { PlainSelect } from '../../ui/PlainSelect';
import { imagesOf, inputOf, valuesOf } from './design-form';
import { DesignImages } from './DesignImages';

export interface DesignFormProps {
  /** Undefined: a new design. */
  readonly design: MockupDesign | undefined;
  readonly pending: boolean;
  /** Why the last save was refused. */
  readonly refusal: string | null;
  readonly onSubmit: (params: MockupDesignInput) => void;
  readonly onApply: ((design: MockupDesign) => void) | undefined;
}

/** Name, pictures, size, tags and status of a design. */
export const DesignForm = ({ design, pending, refusal, onSubmit, onApply }: DesignFormProps) => {
  const { t } = useTranslation('designs');
  const { t: common } = useTranslation('common');
  const { t: lists } = useTranslation('lists');
  const id = useId();
  const [images, setImages] = useState(() => imagesOf(design));
  const { register, handleSubmit, watch, setValue, formState } = useForm({ defaultValues: valuesOf(design) });
  const status = watch('status');
  const submit = handleSubmit((values) => onSubmit(inputOf(values, images)));
  const isLength = (text: string): true | string => text.trim() === '' || Number(text.replace(',', '.')) > 0 || t('form.lengthError');
  const statuses = ['published', 'draft', ...(design?.status === 'trashed' ? ['trashed'] : [])];
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <FormField
        label={t('form.name')}
        error={formState.errors.name?.message}
        autoFocus={!design}
        field={register('name', { validate: (name) => name.trim() !== '' || t('form.nameError') })}
      />
      <DesignImages images={images} onChange={setImages} />
      <Box sx={{ display: 'flex', gap: 4 }}>
        <FormField
          label={t('form.width')}
          hint={t('form.lengthHint')}
          error={formState.errors.width?.message}
          inputMode="decimal"
          field={register('width', { validate: isLength })}
        />
        <FormField
          label={t('form.height')}
          hint={t('form.lengthHint')}
          error={formState.errors.height?.message}
          inputMode="decimal"
          field={register('height', { validate: isLength })}
        />
      </Box>
      <FormField label={t('form.tags')} hint={t('form.tagsHint')} field={register('tags')} />
      <Box>
        <FormLabel htmlFor={`${id}-status`} sx={{ display: 'block', fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1 }}>
          {t('form.status')}
        </FormLabel>
        <PlainSelect
          id={`${id}-status`}
          value={status}
          options={statuses.map((value) => ({ value, label: contentStatusName(lists, value) }))}
          onChange={(value) => setValue('status', value)}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={pending}>
          {common('action.save')}
        </Button>
        {design && onApply && design.status !== 'trashed' && (
          <Button startIcon={<Checkroom />} onClick={() => onApply(design)}>
            {t('apply.action')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
