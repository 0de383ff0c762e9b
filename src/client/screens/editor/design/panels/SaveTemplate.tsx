import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { z } from 'zod';
import { sidesToSave, usedAssets } from '../../../../editor/document/convert';
import { hasPrint, selectDocument } from '../../../../editor/selectors';
import { mockupPresets } from '../../../../entities/mockup-presets';
import { useMutation } from '../../../../kernel/hooks';
import { FormField } from '../../../../ui/form/FormField';
import { SaveForm } from '../../../../ui/form/SaveForm';
import { useSaveForm } from '../../../../ui/form/use-save-form';
import { showToast } from '../../../../ui/toast';
import type { Root } from '../../root';

/** Status a template is saved with (specification 1, §4). */
const PUBLISH = 'Publish';

/** Why a template is not saved, by its key in the translations. */
type Fault = 'name' | 'nothing' | 'uploading';

const BLANK = { name: '' };

/** What of the design itself speaks against saving it; null: nothing. */
const faultOf = (root: Root): Fault | null => {
  const { assets } = root.editor;
  const document = selectDocument(root);
  if (!hasPrint(document)) return 'nothing';
  return [...usedAssets(document)].some((assetId) => assets[assetId]?.fileId === null) ? 'uploading' : null;
};

/** A name, and a design that can be saved. */
const shapeFor = (rootOf: () => Root) =>
  z
    .object({
      name: z
        .string()
        .trim()
        .min(1, 'name' satisfies Fault),
    })
    .superRefine((_typed, context) => {
      const fault = faultOf(rootOf());
      if (fault) context.addIssue({ code: 'custom', path: ['name'], message: fault });
    });

/** Saves the design as a template of this product, under a name. */
export const SaveTemplate = ({ productId }: { readonly productId: string }) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const shape = useMemo(() => shapeFor(store.getState), [store]);
  const form = useSaveForm({
    of: `mockupPresets/${productId}/new`,
    shape,
    values: BLANK,
    words: (fault) => t(`templates.fault.${fault as Fault}`),
    save: useMutation(mockupPresets, mockupPresets.actions.save),
    variables: ({ name }) => {
      const root = store.getState();
      const { assets, session } = root.editor;
      const sides = sidesToSave(selectDocument(root), session.sides, (assetId) => assets[assetId]?.fileId ?? assetId);
      return { product_id: productId, name, mockup_type: '2D', status: PUBLISH, sides };
    },
    onSaved: () => {
      form.reset(BLANK);
      showToast(t('templates.saved'));
    },
  });
  return (
    <Box sx={{ mb: 6 }}>
      <SaveForm form={form} gap={2}>
        <FormField
          label={t('templates.saveAs')}
          placeholder={t('templates.name')}
          hint={t('templates.hint')}
          error={form.errorOf('name')}
          field={form.register('name')}
        />
        <Button type="submit" variant="outlined" loading={form.pending} sx={{ alignSelf: 'flex-start' }}>
          {t('commands.save')}
        </Button>
      </SaveForm>
    </Box>
  );
};
