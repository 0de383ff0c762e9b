import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { variantRows } from '../../../../domain/listing/product-form';
import type { Preset } from '../../../entities/presets';
import { productActions } from '../../../editor/product/slice';
import type { Root } from '../root';
import { DetailsView } from './DetailsView';

/** The Details & Pricing step. What is typed goes to the store at once, so nothing is lost by going to another step. */
export const DetailsStep = ({ preset }: { readonly preset: Preset }) => {
  const dispatch = useDispatch();
  const { form, refusals } = useSelector(({ editor }: Root) => editor.product);
  const rows = useMemo(() => (form ? variantRows(form, preset) : []), [form, preset]);
  if (!form) return null;
  return (
    <DetailsView preset={preset} form={form} rows={rows} refusals={refusals} onEdit={(change) => dispatch(productActions.edit(change))} />
  );
};
