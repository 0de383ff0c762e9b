import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { files, type File } from '../../entities/files';
import { useMutation } from '../../kernel/hooks';
import { contentStatusName } from '../../ui/ContentStatus';
import { FormField } from '../../ui/FormField';
import { PlainSelect } from '../../ui/PlainSelect';
import { showToast } from '../../ui/toast';
import { splitTags } from '../../ui/tags';
import { refusalSentence } from '../../ui/refusal-sentence';

/** Name, tags, number, status and place of a file. */
export const FileForm = ({ file }: { readonly file: File }) => {
  const { t } = useTranslation('media');
  const { t: common } = useTranslation('common');
  const { t: lists } = useTranslation('lists');
  const id = useId();
  const { submit, state } = useMutation(files, files.actions.save);
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    defaultValues: { filename: file.filename, tags: file.tags.join(', '), sku: file.sku ?? '', status: file.status, mask: file.mask },
  });
  const saved = state?.status === 'done';
  useEffect(() => {
    if (saved) showToast(t('saved'));
  }, [saved, t]);
  const [status, mask] = watch(['status', 'mask']);
  const save = handleSubmit(({ tags, ...values }) => void submit({ _id: file._id, ...values, tags: splitTags(tags) }));
  const statuses = ['published', 'draft', ...(file.status === 'trashed' ? ['trashed'] : [])];
  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {state?.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
      <FormField label={t('column.filename')} field={register('filename')} />
      <FormField label={t('column.tags')} hint={t('tagsHint')} field={register('tags')} />
      <FormField label={t('column.sku')} field={register('sku')} />
      <Box sx={{ display: 'flex', gap: 4 }}>
        <Box sx={{ flex: 1 }}>
          <FormLabel htmlFor={`${id}-status`} sx={label}>
            {t('column.status')}
          </FormLabel>
          <PlainSelect
            id={`${id}-status`}
            fullWidth
            value={status}
            options={statuses.map((value) => ({ value, label: contentStatusName(lists, value) }))}
            onChange={(value) => setValue('status', value, { shouldDirty: true })}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <FormLabel htmlFor={`${id}-mask`} sx={label}>
            {t('place.label')}
          </FormLabel>
          <PlainSelect
            id={`${id}-mask`}
            fullWidth
            value={mask}
            options={[
              { value: 'design', label: t('place.design') },
              { value: 'image', label: t('place.image') },
            ]}
            onChange={(value) => setValue('mask', value, { shouldDirty: true })}
          />
        </Box>
      </Box>
      <Button
        type="submit"
        variant="contained"
        disabled={!formState.isDirty}
        loading={state?.status === 'pending'}
        sx={{ alignSelf: 'flex-start' }}
      >
        {common('action.save')}
      </Button>
    </Box>
  );
};

const label = { display: 'block', fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1 } as const;
