import Checkroom from '../../ui/icons/CheckroomOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MockupDesignInput } from '../../../contract/generated/operations';
import type { DesignPosition } from '../../../domain/design/design';
import { DEFAULT_DOCUMENT_SIZE } from '../../../domain/design/mockup-save';
import { splitTags } from '../../../domain/names';
import type { MockupDesign } from '../../entities/mockup-designs';
import { contentStatusName } from '../../ui/ContentStatus';
import { FormField } from '../../ui/form/FormField';
import { useFormat } from '../../ui/format';
import { NumberField } from '../../ui/form/NumberField';
import { SaveForm } from '../../ui/form/SaveForm';
import { TagField } from '../../ui/form/TagField';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import {
  designFormShape,
  inputOf,
  placeInWords,
  valuesOf,
  type DesignFormFault,
  type DesignFormValues,
  type FormImage,
} from './design-form';
import { Composer } from './compose/Composer';
import { sheetOf } from './compose/form-composition';
import { useSteps } from '../../ui/form/use-steps';
import { DesignImages } from './DesignImages';
import { PrintButton } from './PrintButton';

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

/** What a design prints, side by side; its name, pictures, size, tags and status. */
export const DesignForm = ({ design, save, onReread, onSaved, onApply }: DesignFormProps) => {
  const { t } = useTranslation('designs');
  const { t: common } = useTranslation('common');
  const { t: lists } = useTranslation('lists');
  const emptyLength = t('form.lengthHint', { length: useFormat().count(DEFAULT_DOCUMENT_SIZE) });
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
      images: (images) => images.map((image) => `${image.name} (${lists(`position.${image.position}`)}${placeInWords(image)})`).join('\n'),
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
  const { control, register, errorOf, setValue, watch } = form;
  const images = watch('images');
  const sheet = sheetOf({ width: watch('width'), height: watch('height') });
  const [side, setSide] = useState<DesignPosition>(images[0]?.position ?? 'front');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const steps = useSteps<readonly FormImage[]>(images, (next) => setValue('images', [...next], { shouldDirty: true }));
  const select = ({ key, position }: FormImage): void => {
    setSelected(selected.length === 1 && selected[0] === key ? [] : [key]);
    setSide(position);
  };
  const onSubmit = (event: FormEvent): void => {
    const wrong = event.currentTarget.querySelector<HTMLElement>('input:invalid');
    if (!wrong) {
      form.onSubmit(event);
      return;
    }
    event.preventDefault();
    wrong.focus();
  };
  const statuses = ['published', 'draft', ...(design?.status === 'trashed' ? ['trashed'] : [])];
  return (
    <Box sx={columns}>
      <Composer {...{ images, sheet, side, selected, steps }} onSide={setSide} onSelect={setSelected}>
        {design && <PrintButton design={design} side={side} unsaved={form.unsaved} />}
      </Composer>
      <SaveForm form={{ ...form, onSubmit }}>
        <FormField label={t('form.name')} error={errorOf('name')} autoFocus={!design} field={register('name')} />
        <DesignImages {...{ images, sheet, selected }} onSelect={select} onChange={steps.change} />
        <Box sx={{ display: 'flex', gap: 4 }}>
          <NumberField label={t('form.width')} hint={emptyLength} error={errorOf('width')} control={control} name="width" />
          <NumberField label={t('form.height')} hint={emptyLength} error={errorOf('height')} control={control} name="height" />
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
        <Box sx={footer}>
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
    </Box>
  );
};

/** In sight however many images there are. */
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  position: 'sticky',
  bottom: -24,
  zIndex: 1,
  mb: -6,
  py: 4,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const columns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  // The sheet stays in sight while its images are gone through.
  '& > :first-of-type': { position: { md: 'sticky' }, top: 0 },
} as const;
