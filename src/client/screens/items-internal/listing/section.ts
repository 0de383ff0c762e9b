import type { Listing } from '../../../entities/listings';
import type { SaveForm } from '../../../ui/form/use-save-form';
import type { ListingForm } from './listing-form';

/** What every part of the page's form is given. */
export interface SectionProps {
  readonly form: SaveForm<ListingForm, ListingForm>;
  readonly listing: Listing;
}
