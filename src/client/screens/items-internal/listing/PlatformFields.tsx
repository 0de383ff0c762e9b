import { useWatch } from 'react-hook-form';
import type { ListingPlacement } from '../../../../domain/listing/placements';
import type { PlatformId } from '../../../../domain/platforms';
import { CATEGORY_PLATFORMS } from '../../../shell/categories/category-platforms';
import { PlatformCategory } from '../../../shell/categories/PlatformCategory';
import type { SectionProps } from './section';

/** Where it belongs at each platform it is sold on, and what that wants to know; what is empty is as the product type says. */
export const PlatformFields = ({ form, listing, platforms }: SectionProps & { readonly platforms: readonly PlatformId[] }) => {
  const { control, setValue } = form;
  const placements = useWatch({ control, name: 'placements' });
  const choices = listing.prety_attributes.map(({ attribute_type }) => attribute_type);
  const put = (placed: ListingPlacement): void => {
    const rest = placements.filter(({ platform }) => platform !== placed.platform);
    const isNothing = placed.category === null && placed.specifics.length === 0;
    const next = isNothing ? rest : [...rest, placed].sort((a, b) => (a.platform < b.platform ? -1 : 1));
    setValue('placements', next, { shouldDirty: true });
  };
  return CATEGORY_PLATFORMS.filter((id) => platforms.includes(id) || placements.some(({ platform }) => platform === id)).map((platform) => {
    const placed = placements.find((each) => each.platform === platform);
    return (
      <PlatformCategory
        key={platform}
        platform={platform}
        category={placed?.category ? { platform, version: '', ...placed.category } : null}
        specifics={placed?.specifics ?? []}
        choices={choices}
        onChange={({ category, specifics }) =>
          put({ platform, category: category && { id: category.id, path: category.path, ids: category.ids }, specifics })
        }
      />
    );
  });
};
