import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { splitTags } from '../../../domain/names';
import { files, type File } from '../../entities/files';
import { useMutation } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { contentStatusName } from '../../ui/ContentStatus';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { TagField } from '../../ui/form/TagField';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm } from '../../ui/form/use-save-form';
import { showToast } from '../../ui/toast';

const shape = z.object({ filename: z.string(), tags: z.string(), sku: z.string(), status: z.string(), mask: z.string() });

/** Name, tags, number, status and place of a file. */
export const FileForm = ({ file }: { readonly file: File }) => {
  const { t } = useTranslation('media');
  const { t: common } = useTranslation('common');
  const { t: lists } = useTranslation('lists');
  const dispatch = useDispatch();
  const inWords = useInWords<z.infer<typeof shape>>(
    {
      filename: t('column.filename'),
      tags: t('column.tags'),
      sku: t('column.sku'),
      status: t('column.status'),
      mask: t('place.label'),
    },
    { status: (status) => contentStatusName(lists, status), mask: (mask) => t(mask === 'design' ? 'place.design' : 'place.image') },
  );
  const form = useSaveForm({
    of: `files/${file._id}`,
    row: {
      version: file.updated_at,
      reread: () => dispatch(files.actions.load({ variables: { _id: file._id } })),
      inWords,
    },
    shape,
    values: { filename: file.filename, tags: file.tags.join(', '), sku: file.sku ?? '', status: file.status, mask: file.mask },
    words: (fault) => fault,
    save: useMutation(files, files.actions.save),
    variables: ({ tags, ...values }, updated_at) => ({ _id: file._id, updated_at, ...values, tags: splitTags(tags) }),
    onSaved: () => showToast(t('saved')),
  });
  const { register, errorOf, watch, setValue } = form;
  // From one place to the other is a change in both.
  const both = [useMay('file', 'update'), useMay('design', 'update')].every(Boolean);
  const statuses = ['published', 'draft', ...(file.status === 'trashed' ? ['trashed'] : [])];
  return (
    <SaveForm form={form} gap={4}>
      <FormField label={t('column.filename')} error={errorOf('filename')} field={register('filename')} />
      <TagField
        label={t('column.tags')}
        error={errorOf('tags')}
        value={splitTags(watch('tags'))}
        onChange={(tags) => setValue('tags', tags.join(', '), { shouldDirty: true })}
      />
      <FormField label={t('column.sku')} error={errorOf('sku')} field={register('sku')} />
      <Box sx={{ display: 'flex', gap: 4 }}>
        <SelectField
          label={t('column.status')}
          error={errorOf('status')}
          options={statuses.map((value) => ({ value, label: contentStatusName(lists, value) }))}
          field={register('status')}
        />
        <SelectField
          label={t('place.label')}
          error={errorOf('mask')}
          disabled={!both}
          options={[
            { value: 'design', label: t('place.design') },
            { value: 'image', label: t('place.image') },
          ]}
          field={register('mask')}
        />
      </Box>
      <Button type="submit" variant="contained" loading={form.pending} sx={{ alignSelf: 'flex-start' }}>
        {common('action.save')}
      </Button>
    </SaveForm>
  );
};
