import type { ItemInfoInput, MockupSideInput } from '../../contract/generated/operations';
import type { SceneImageLayer, SceneSide, SceneTextLayer } from '../../scene/document';
import { fromSceneSide, toSceneSide } from '../../scene/side-codec';
import { COLLECTION } from '../files/rows';
import type { RequestContext } from '../kernel/context';
import { Mutation as items } from '../listings/operations';
import { Mutation as mockups, Query as mockupLists } from '../mockups/operations';
import { Query as presets } from '../catalogue/preset-list';
import { perform, performAll } from './acting';
import type { DemoDesign } from './trade-designs';

/** A layer that is neither turned nor hidden. */
const PLAIN_LAYER = {
  visible: true,
  locked: false,
  groupId: null,
  groupName: null,
  rotation: 0,
  opacity: 1,
  scaleX: 1,
  scaleY: 1,
  knewX: 0,
  knewY: 0,
  flipX: false,
  flipY: false,
} as const;

/** The lettering, as large as the print area holds and a little above its middle, where people look. */
const lettering = ({ text, fontFamily, fill, curve }: DemoDesign, { printArea }: SceneSide): SceneTextLayer => {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const fontSize = Math.round((printArea.width * 1.45) / longest);
  return {
    ...PLAIN_LAYER,
    id: 'lettering',
    name: lines.join(' '),
    type: 'text',
    text,
    fontFamily,
    fontWeight: 400,
    italic: false,
    underline: false,
    fontSize,
    lineHeight: 1.1,
    letterSpacing: 0,
    fill,
    textAlign: 'center',
    strokeColor: '#000000',
    strokeWidth: 0,
    shadowColor: null,
    shadowX: 0,
    shadowY: 0,
    shadowBlur: 0,
    curve,
    x: printArea.x + printArea.width / 2,
    y: printArea.y + printArea.height * 0.4,
    width: printArea.width * 0.9,
    height: fontSize * lines.length,
  };
};

/** A part of a picture, as large as the print area: too few of its pixels for so much paper. */
const closeUp = async (filename: string, { printArea }: SceneSide, { services, container }: RequestContext): Promise<SceneImageLayer> => {
  const { _id: fileId } = await services.inContainer(container._id, (tx) =>
    tx.selectFrom('files').select('_id').where('type', '=', COLLECTION).where('filename', '=', filename).executeTakeFirstOrThrow(),
  );
  const shown = { cropX: 0.3, cropY: 0.2, cropWidth: 0.3, cropHeight: 0.3, tiling: 'none' } as const;
  const side = Math.min(printArea.width, printArea.height);
  const place = { x: printArea.x + printArea.width / 2, y: printArea.y + printArea.height / 2, width: side, height: side };
  return { ...PLAIN_LAYER, id: 'close-up', name: filename, type: 'image', fileId, ...shown, ...place };
};

/** The blank's sides with the design on the first one. */
const designedSides = async (
  design: DemoDesign,
  blank: readonly MockupSideInput[],
  context: RequestContext,
): Promise<MockupSideInput[]> => {
  const [front, ...others] = blank.map((side) => ({ side, scene: { ...toSceneSide(side), color: design.color } }));
  if (!front) return [];
  const layer = design.closeUp === undefined ? lettering(design, front.scene) : await closeUp(design.closeUp, front.scene, context);
  const drawn = [{ ...front, scene: { ...front.scene, layers: [layer] } }, ...others];
  return drawn.map(({ side, scene }) => fromSceneSide(scene, side));
};

type Product = Awaited<ReturnType<typeof findProduct>>;

const findProduct = async (name: string, context: RequestContext) =>
  (await performAll(presets.productPreset, {}, { ...context, perpage: 100 })).find((product) => product.name === name);

/** Publishes a listing of a product type in its usual colours, and the one it is shown in, and in its usual sizes. */
const publish = async (
  { name, description, tags, color }: Pick<DemoDesign, 'name' | 'description' | 'tags' | 'color'>,
  product: NonNullable<Product>,
  shown: Pick<ItemInfoInput, 'images' | 'mockup_id'>,
  context: RequestContext,
): Promise<string> => {
  const attributes = product.prety_attributes.map((attribute) => ({
    ...attribute,
    // The colour in the pictures is on sale.
    options: attribute.options.map((option) => ({ ...option, default: option.default || option.hex === color })),
  }));
  const usual = new Set(
    attributes.flatMap(({ attribute_type, options }) =>
      options.filter((option) => option.default).map(({ ffm_value }) => `${attribute_type} ${ffm_value}`),
    ),
  );
  const variants = product.attribute_specifics.map((variant) => ({
    ...variant,
    selected: variant.name_value.every(({ type, value }) => usual.has(`${type} ${value}`)),
  }));
  const params = {
    name,
    description,
    product_id: product._id,
    ...shown,
    tags: [...tags],
    price: Math.min(...variants.filter(({ selected }) => selected).map(({ sale_price }) => sale_price)),
    prety_attributes: attributes,
    attribute_specifics_modify: variants,
  };
  return (await perform(items.makeItemInfo, { params }, context))._id;
};

/** Makes a listing without a design of its own; undefined where its product type is there no more. */
export const makePlainListing = async (
  listing: Pick<DemoDesign, 'name' | 'description' | 'tags' | 'color' | 'product'> & { readonly image: string },
  context: RequestContext,
): Promise<string | undefined> => {
  const product = await findProduct(listing.product, context);
  return product && publish(listing, product, { images: [{ _id: null, src: listing.image }], mockup_id: null }, context);
};

/**
 * Makes one listing as a seller does: puts the design on the blank, draws it, saves the mockup and publishes it. Returns its id; undefined
 * when the product type is there no more.
 */
export const makeDemoListing = async (design: DemoDesign, context: RequestContext): Promise<string | undefined> => {
  const product = await findProduct(design.product, context);
  const [blank] = product
    ? await performAll(mockupLists.productMockupPresets, { product_id: product._id }, { ...context, perpage: 100 })
    : [];
  if (!product || !blank) return undefined;
  const [front, ...others] = await designedSides(design, blank.sides as readonly MockupSideInput[], context);
  if (!front) return undefined;
  const drawn = await perform(mockups.makeMockupPreview, { side: front }, context);
  const picture = {
    _id: drawn._id,
    url: drawn.url,
    width: front.document.width ?? 0,
    height: front.document.height ?? 0,
    image_sizes: drawn.image_sizes,
  };
  const mockup = await perform(
    mockups.makeProductMockup,
    { product_id: product._id, preset_id: blank._id, name: design.name, sides: [{ ...front, mockup: picture }, ...others] },
    context,
  );
  return publish(design, product, { mockup_id: mockup._id, images: [{ _id: drawn._id, src: drawn.url }] }, context);
};
