import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ItemInfoInput } from '../../../../contract/generated/operations';
import { variantLabel } from '../../../../domain/listing/variants';
import { unpackRows } from '../../../../domain/variant-grid/packed';
import type { Listing } from '../../../entities/listings';
import { Afterwards } from '../../../ui/Afterwards';
import { FormNotices } from '../../../ui/form/SaveForm';
import { SaveBar } from '../../../ui/form/SaveBar';
import { useInWords } from '../../../ui/form/use-in-words';
import { useSaveForm, type Save, type SaveForm } from '../../../ui/form/use-save-form';
import { Part } from '../../../ui/Part';
import { refusalSentence } from '../../../ui/refusal';
import { AboutFields } from './AboutFields';
import { BarcodeFields, PackageFields, TermsFields } from './IdentityFields';
import { changedFields, changesOf } from './listing-changes';
import { formOfListing, listingShape, refusedCell, type ListingFault, type ListingForm } from './listing-form';
import { ListingMargin } from './ListingMargin';
import { PictureFields } from './PictureFields';
import { PlatformFields } from './PlatformFields';
import { PlatformPreviews } from './PlatformPreviews';
import { PriceFields } from './PriceFields';
import { PushHistory } from './PushHistory';
import { StoreChecks } from './StoreChecks';
import { useSoldPlatforms } from './use-sold-platforms';
import { StorePriceFields } from './StorePriceFields';
import { VariantFields } from './VariantFields';

interface ListingChange {
  readonly updated_at: number | undefined;
  readonly params: ItemInfoInput;
}

interface ListingEditorProps {
  readonly listing: Listing;
  readonly save: Save<ListingChange> & { readonly state: (Save<ListingChange>['state'] & object) | undefined };
  readonly onReread: () => void;
  readonly onSaved: () => void;
}

const counted = (pictures: readonly unknown[]): string => String(pictures.length);

/** A listing as one form: saved as a whole, asking which of two changes to keep. */
export const ListingEditor = ({ listing, save, onReread, onSaved }: ListingEditorProps) => {
  const { t } = useTranslation('listing');
  const values = useMemo(() => formOfListing(listing), [listing]);
  const { connected, platforms } = useSoldPlatforms();
  const inWords = useInWords<ListingForm>((field) => t(`field.${field}`), {
    tags: (tags) => tags.join(', '),
    collections: (names) => names.join(', '),
    images: (pictures, other) => (pictures.length === other.length ? t('pictures.otherOrder') : counted(pictures)),
    extend_images: counted,
    sides: (sides) => Object.keys(sides).join(', ') || '–',
    size_chart: (chart) => (chart ? '✓' : '–'),
    attribute_specifics_modify: (value, other) => {
      const theirs = unpackRows(other);
      const rows = unpackRows(value).filter((row, at) => JSON.stringify(row) !== JSON.stringify(theirs[at]));
      return (
        rows
          .map((row) => `${variantLabel(row) || row.sku}: ${row.selected ? (row.sale_price ?? '') : '–'}`)
          .slice(0, 5)
          .join('\n') || '–'
      );
    },
    store_prices: (prices) => prices.map(({ currency, price }) => `${price} ${currency}`).join(', ') || '–',
    placements: (placed) => placed.map(({ platform, category }) => `${platform}: ${category?.path.join(' › ') ?? '–'}`).join('\n') || '–',
  });
  const form = useSaveForm({
    of: `listings/${listing._id}`,
    row: { version: listing.updated_at, reread: onReread, inWords },
    shape: listingShape,
    values,
    words: (fault) => t(`fault.${fault as ListingFault}`),
    save,
    variables: (checked, updated_at) => ({ updated_at, params: changesOf(checked, listing) }),
    onSaved,
  });
  const { error } = save.state ?? {};
  const refusals = useMemo(() => {
    const cell = error ? refusedCell(error.field, refusalSentence(error)) : null;
    return cell ? [cell] : [];
  }, [error]);

  const element = useRef<HTMLFormElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // What is typed in a cell or a field counts once it is left.
    if (document.activeElement instanceof HTMLElement && element.current?.contains(document.activeElement)) document.activeElement.blur();
    if (form.unsaved && !form.pending) element.current?.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const shared = { form, listing };
  return (
    <Box component="form" ref={element} noValidate onSubmit={form.onSubmit} sx={{ display: 'flex', flexDirection: 'column', gap: 7 }}>
      <FormNotices form={form} />
      <Part title={t('part.about')}>
        <AboutFields {...shared} platforms={platforms} />
      </Part>
      <Afterwards>
        <Part title={t('part.pictures')}>
          <PictureFields {...shared} />
        </Part>
        <Part title={t('part.variants')}>
          <VariantFields {...shared} refusals={refusals} />
        </Part>
        <Part title={t('part.price')} action={<ListingMargin {...shared} />}>
          <PriceFields {...shared} />
        </Part>
        <StorePriceFields form={form} stores={connected} />
        <Part title={t('part.barcode')}>
          <BarcodeFields form={form} />
        </Part>
        <Part title={t('part.package')}>
          <PackageFields {...shared} />
        </Part>
        <PlatformFields {...shared} platforms={platforms} />
        <Part title={t('part.terms')}>
          <TermsFields form={form} />
        </Part>
        <Part title={t('part.preview')}>
          <PlatformPreviews {...shared} platforms={platforms} />
        </Part>
        <Part title={t('part.stores')}>
          <StoreChecks listing={listing} stores={connected} />
        </Part>
        <Part title={t('part.history')}>
          <PushHistory listing={listing} />
        </Part>
      </Afterwards>
      <Unsaved before={values} form={form} />
    </Box>
  );
};

/** What changed, and saving it. It alone follows every letter that is typed. */
const Unsaved = ({ before, form }: { readonly before: ListingForm; readonly form: SaveForm<ListingForm> }) => {
  const { t } = useTranslation('listing');
  // Every field of a form has a value from its first showing on.
  const typed = useWatch({ control: form.control }) as ListingForm;
  const changes = useMemo(() => changedFields(typed, before), [typed, before]);
  if (changes.length === 0) return null;
  return <SaveBar changes={changes.map((field) => t(`field.${field}`))} pending={form.pending} onDiscard={form.startOver} />;
};
