import Checkroom from '../../../ui/icons/CheckroomOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import MuiLink from '@mui/material/Link';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses/addresses';
import { presets } from '../../../entities/presets';
import { useList, useMutation, useRow } from '../../../kernel/hooks';
import { AbsentRow } from '../../../shell/lists/RowDrawer';
import { useMay } from '../../../shell/session/use-may';
import { latePart } from '../../../ui/late-part';
import { Link } from '../../../ui/Link';
import { PageHeader } from '../../../ui/PageHeader';
import { showToast } from '../../../ui/toast';
import { PresetActions } from './PresetActions';

const ProductDetails = latePart(async () => (await import('../ProductDrawer')).ProductDetails);
const SourceDifferences = latePart(async () => (await import('../source/SourceDifferences')).SourceDifferences);
const PresetEditor = latePart(async () => (await import('./PresetEditor')).PresetEditor);

/** `/products/preset/{id}`: everything known of a product type, to be changed by who may. */
export const PresetScreen = () => {
  const { id = '' } = useParams();
  const mayUpdate = useMay('item_preset', 'update');
  // Its code comes while the server is asked for the row.
  useEffect(() => (mayUpdate ? PresetEditor : ProductDetails).prepare(), [mayUpdate]);
  return <OnePreset key={id} id={id} />;
};

const OnePreset = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('preset');
  const dispatch = useDispatch<Dispatch<Action>>();
  const preset = useRow(presets, id);
  const list = useList(presets, { variables: { _id: id } });
  const save = useMutation(presets, presets.actions.update);
  const mayUpdate = useMay('item_preset', 'update');
  return (
    <>
      <Box sx={{ fontSize: 13, mb: 1 }}>
        <MuiLink component={Link} to={addresses.productTypes.print()}>
          {t('page.back')}
        </MuiLink>
      </Box>
      <PageHeader title={preset?.name ?? t('page.back')}>{preset && <PresetActions preset={preset} />}</PageHeader>
      {!preset && <AbsentRow list={list} gone={t('page.gone')} Icon={Checkroom} />}
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        {preset?.source && (
          <Box sx={{ mb: 6 }}>
            <SourceDifferences preset={preset} mayChange={mayUpdate} />
          </Box>
        )}
        {preset && !mayUpdate && <ProductDetails preset={preset} />}
        {preset && mayUpdate && (
          <PresetEditor
            preset={preset}
            save={{ ...save, submit: (change, key) => save.submit({ _id: id, ...change }, key) }}
            onReread={() => void dispatch(presets.actions.load({ variables: { _id: id } }))}
            onSaved={() => showToast(t('page.saved', { name: preset.name }))}
          />
        )}
      </Suspense>
    </>
  );
};
