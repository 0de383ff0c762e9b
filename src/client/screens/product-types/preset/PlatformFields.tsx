import { useWatch } from 'react-hook-form';
import { CATEGORY_PLATFORMS } from '../../../shell/categories/category-platforms';
import { PlatformCategory } from '../../../shell/categories/PlatformCategory';
import type { TypedPlacement } from './preset-form';
import type { SectionProps } from './section';

/** Where the product belongs at each platform that sorts products, and what that wants to know of it. */
export const PlatformFields = ({ form: { control, setValue, tried } }: SectionProps) => {
  const [placements, attributes] = useWatch({ control, name: ['platforms', 'prety_attributes'] });
  const choices = attributes.map(({ attribute_type }) => attribute_type);
  const put = (placed: TypedPlacement): void => {
    const rest = placements.filter(({ platform }) => platform !== placed.platform);
    const isNothing = placed.category === null && placed.specifics.length === 0;
    const next = isNothing ? rest : [...rest, placed].sort((a, b) => (a.platform < b.platform ? -1 : 1));
    setValue('platforms', next, { shouldDirty: true });
  };
  return CATEGORY_PLATFORMS.map((platform) => {
    const placed = placements.find((each) => each.platform === platform);
    return (
      <PlatformCategory
        key={platform}
        platform={platform}
        category={placed?.category ? { platform, ids: [], ...placed.category } : null}
        specifics={placed?.specifics ?? []}
        choices={choices}
        tried={tried}
        onChange={({ category, specifics }) =>
          put({ platform, category: category && { id: category.id, path: category.path, version: category.version }, specifics })
        }
      />
    );
  });
};
