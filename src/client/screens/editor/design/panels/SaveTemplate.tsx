import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { mockupPresets } from '../../../../entities/mockup-presets';
import { sidesToSave, usedAssets } from '../../../../editor/document/convert';
import { hasPrint, selectDocument } from '../../../../editor/selectors';
import { useMutation } from '../../../../kernel/hooks';
import { refusalSentence } from '../../../../ui/refusal';
import type { Root } from '../../root';

/** Status a template is saved with (specification 1, §4). */
const PUBLISH = 'Publish';

/** Why a template is not saved, by its key in the translations. */
type Fault = 'name' | 'nothing' | 'uploading';

/** Saves the design as a template of this product, under a name. */
export const SaveTemplate = ({ productId }: { readonly productId: string }) => {
  const { t } = useTranslation('editor');
  const id = useId();
  const store = useStore<Root>();
  const { submit, state } = useMutation(mockupPresets, mockupPresets.actions.save);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const saved = state?.status === 'done' && name === '';

  const save = (event: FormEvent): void => {
    event.preventDefault();
    const root = store.getState();
    const { assets, session } = root.editor;
    const document = selectDocument(root);
    const waiting = [...usedAssets(document)].some((assetId) => assets[assetId]?.fileId === null);
    const found: Fault | null = name.trim() === '' ? 'name' : !hasPrint(document) ? 'nothing' : waiting ? 'uploading' : null;
    setFault(found);
    if (found) return;
    const sides = sidesToSave(document, session.sides, (assetId) => assets[assetId]?.fileId ?? assetId);
    submit({ product_id: productId, name: name.trim(), mockup_type: '2D', status: PUBLISH, sides });
  };
  const [settled, setSettled] = useState(state);
  if (settled !== state) {
    setSettled(state);
    if (state?.status === 'done') setName('');
  }
  const wrong = fault ? t(`templates.fault.${fault}`) : state?.error && refusalSentence(state.error);
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ mb: 6 }}>
      <FormLabel htmlFor={id} sx={{ fontSize: 12, mb: 0.5, display: 'block' }}>
        {t('templates.saveAs')}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          value={name}
          placeholder={t('templates.name')}
          error={wrong !== undefined}
          onChange={(event) => {
            setName(event.target.value);
            setFault(null);
          }}
          slotProps={{ input: { maxLength: 255, 'aria-describedby': `${id}-help` } }}
          sx={{ height: 32, fontSize: 13 }}
        />
        <Button type="submit" variant="outlined" loading={state?.status === 'pending'} sx={{ flexShrink: 0 }}>
          {t('commands.save')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-help`} role={wrong ? 'alert' : 'status'} error={wrong !== undefined} sx={{ mx: 0 }}>
        {wrong ?? (saved ? t('templates.saved') : t('templates.hint'))}
      </FormHelperText>
    </Box>
  );
};
