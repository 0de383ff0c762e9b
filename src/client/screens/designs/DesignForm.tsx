import Checkroom from '@mui/icons-material/CheckroomOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { MockupDesignInput } from '../../../contract/generated/operations';
import { splitTags } from '../../../domain/names';
import type { MockupDesign } from '../../entities/mockup-designs';
import { contentStatusName } from '../../ui/ContentStatus';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { TagField } from '../../ui/form/TagField';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import { designFormShape, inputOf, valuesOf, type DesignFormFault, type DesignFormValues } from './design-form';
import { DesignImages } from './DesignImages';

/** What a save sends, and the version of the design it was made from. */
export interface DesignChange {
  readonly updated_at: number | undefined;
  readonly params: MockupDesignInput;
}

interface DesignFormProps {
  /** Undefined: a new design. */
  readonly design: MockupDesign | undefined;
  readonly save: Save<DesignChange>;
  /** Reads the design anew. */
  readonly onReread: () => void;
  readonly onSaved: () => void;
  readonly onApply: ((design: MockupDesign) => void) | undefined;
}

/** Name, pictures, size, tags and status of a design. */
export const DesignForm = ({ design, save, onReread, onSaved, onApply }: DesignFormProps) => {
  const { t } = useTranslation('designs');
  const { t: common } = useTranslation('common');
  const { t: lists } = useTranslation('lists');
  const inWords = useInWords<DesignFormValues>(
    {
      name: t('form.name'),
      images: t('form.pictures'),
      width: t('form.width'),
      height: t('form.height'),
      tags: t('form.tags'),
      status: t('form.status'),
    },
    {
      images: (images) => images.map(({ name, position }) => `${name} (${lists(`position.${position}`)})`).join('\n'),
      status: (status) => contentStatusName(lists, status),
    },
  );
  const form = useSaveForm({
    of: design ? `designs/${design._id}` : 'designs/new',
    row: design && { version: design.updated_at, reread: onReread, inWords },
    shape: designFormShape,
    values: valuesOf(design),
    words: (fault) => t(`form.${fault as DesignFormFault}`),
    save,
    variables: (checked, updated_at) => ({ updated_at, params: inputOf(checked) }),
    fields: ['name', 'width', 'height', 'tags', 'status'],
    onSaved,
  });
  const { register, errorOf, setValue, watch } = form;
  const statuses = ['published', 'draft', ...(design?.status === 'trashed' ? ['trashed'] : [])];
  return (
    <SaveForm form={form}>
      <FormField label={t('form.name')} error={errorOf('name')} autoFocus={!design} field={register('name')} />
      <DesignImages images={watch('images')} onChange={(images) => setValue('images', images, { shouldDirty: true })} />
      <Box sx={{ display: 'flex', gap: 4 }}>
        <FormField
          label={t('form.width')}
          hint={t('form.lengthHint')}
          error={errorOf('width')}
          inputMode="decimal"
          field={register('width')}
        />
        <FormField
          label={t('form.height')}
          hint={t('form.lengthHint')}
          error={errorOf('height')}
          inputMode="decimal"
          field={register('height')}
        />
      </Box>
      <TagField
        label={t('form.tags')}
        error={errorOf('tags')}
        value={splitTags(watch('tags'))}
        onChange={(tags) => setValue('tags', tags.join(', '), { shouldDirty: true })}
      />
      <SelectField
        label={t('form.status')}
        error={errorOf('status')}
        options={statuses.map((value) => ({ value, label: contentStatusName(lists, value) }))}
        field={register('status')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={form.pending}>
          {common('action.save')}
        </Button>
        {design && onApply && design.status !== 'trashed' && (
          <Button startIcon={<Checkroom />} onClick={() => onApply(design)}>
            {t('apply.action')}
          </Button>
        )}
      </Box>
    </SaveForm>
  );
};
