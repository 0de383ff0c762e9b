import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { files } from '../../entities/files';
import { useList, useRow } from '../../kernel/hooks';
import { PictureSource } from '../../shell/pictures/PictureSource';
import { Labelled, type LabelledProps } from '../../ui/form/Labelled';
import type { SaveForm } from '../../ui/form/use-save-form';
import { Thumb } from '../../ui/Thumb';
import type { StoreForm } from './store-form';

interface ImageFieldProps extends LabelledProps {
  readonly form: SaveForm<StoreForm>;
  readonly name: string;
}

/** An image of the workspace's files, kept by its id. */
export const ImageField = ({ form, name, ...labelled }: ImageFieldProps) => {
  const { t } = useTranslation('common');
  const id = String(useWatch({ control: form.control, name }) ?? '');
  const file = useRow(files, id || null);
  useList(files, { variables: { _id: id } }, { skip: id === '' || file !== undefined });
  const put = (next: string): void => form.setValue(name, next, { shouldDirty: true, shouldValidate: true });
  return (
    <Labelled {...labelled}>
      {({ id: groupId, describedBy }) => (
        <Box
          id={groupId}
          role="group"
          aria-label={labelled.label}
          aria-describedby={describedBy}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
        >
          {id !== '' && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Thumb src={file?.url} alt={file?.filename ?? ''} size={72} />
              <Button size="small" color="inherit" aria-label={`${t('action.remove')}: ${labelled.label}`} onClick={() => put('')}>
                {t('action.remove')}
              </Button>
            </Box>
          )}
          <PictureSource of={labelled.label} onPictures={([picture]) => picture && put(picture._id)} />
        </Box>
      )}
    </Labelled>
  );
};
