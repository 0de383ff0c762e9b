import { sql, type Selectable } from 'kysely';
import type { MockupSideInput } from '../../contract/generated/operations';
import type { Mockup, MockupPreset, MockupSide } from '../../contract/generated/resolvers';
import type { MockupPresetTable, MockupTable } from './tables';

/** Columns mockups and their templates share. */
export const mockupRow = [
  '_id',
  'name',
  'mockup_type',
  'model',
  'src',
  'status',
  'provider',
  'product_id',
  'preset_id',
  'item_info_id',
  'sides',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof MockupTable)[];

const presetColumns = [...mockupRow, 'type'] as const satisfies readonly (keyof MockupPresetTable)[];

/** The provider's number for the product type a template is for: its first variant's. */
const productSku = sql<string | null>`(
  select product.attribute_specifics -> 0 ->> 'sku' from product_presets as product
  where product.container_id = mockup_presets.container_id and product._id = mockup_presets.product_id
)`.as('sku');

/** What is read of a template; statements that change one return it too. */
export const mockupPresetRow = [...presetColumns, productSku] as const;

type MockupRow = Pick<Selectable<MockupTable>, (typeof mockupRow)[number]>;
type MockupPresetRow = Pick<Selectable<MockupPresetTable>, (typeof presetColumns)[number]> & { readonly sku: string | null };

/** A stored side with every field of the contract; what the save rules filled in is there already. */
export const toSide = ({ id, name, image, mockup, print_area, document, layers }: MockupSideInput): MockupSide => ({
  id,
  name,
  image: image && { ...image, image_sizes: image.image_sizes ?? [] },
  mockup: mockup && { ...mockup, image_sizes: mockup.image_sizes ?? [] },
  print_area: {
    ...print_area,
    rotation: print_area.rotation ?? 0,
    scaleX: print_area.scaleX ?? 1,
    scaleY: print_area.scaleY ?? 1,
    knewX: print_area.knewX ?? 0,
    knewY: print_area.knewY ?? 0,
  },
  document: {
    mockup_type: document.mockup_type ?? '2D',
    width: document.width ?? 0,
    height: document.height ?? 0,
    settings: document.settings,
  },
  layers: layers.map((layer) => ({ ...layer, type: layer.type ?? '', options: layer.options ?? [] })),
});

export const toMockup = (row: MockupRow): Mockup => ({
  ...row,
  id: row._id,
  product: { _id: row.product_id },
  print_areas: row.sides.map(({ id, mockup }) => ({
    position: id,
    image: mockup ? { _id: mockup._id, url: mockup.url, sizes: mockup.image_sizes ?? [] } : null,
  })),
  sides: row.sides.map(toSide),
});

export const toMockupPreset = (row: MockupPresetRow): MockupPreset => ({ ...row, id: row._id, sides: row.sides.map(toSide) });
