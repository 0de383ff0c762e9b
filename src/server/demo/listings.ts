import type { MockupSideInput } from '../../contract/generated/operations';
import type { SceneSide, SceneTextLayer } from '../../scene/document';
import { fromSceneSide, toSceneSide } from '../../scene/side-codec';
import type { RequestContext } from '../kernel/context';
import { Mutation as items } from '../listings/operations';
import { Mutation as mockups, Query as mockupLists } from '../mockups/operations';
import { Query as presets } from '../catalogue/product-presets';
import { perform, performAll } from './acting';
import type { DemoDesign } from './trade-designs';

/** The lettering, as large as the print area holds and a little above its middle, where people look. */
const lettering = ({ text, fontFamily, fill, curve }: DemoDesign, { printArea }: SceneSide): SceneTextLayer => {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const fontSize = Math.round((printArea.width * 1.45) / longest);
  return {
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
    visible: true,
    locked: false,
    groupId: null,
    groupName: null,
    x: printArea.x + printArea.width / 2,
    y: printArea.y + printArea.height * 0.4,
    width: printArea.width * 0.9,
    height: fontSize * lines.length,
    rotation: 0,
    opacity: 1,
    scaleX: 1,
    scaleY: 1,
    knewX: 0,
    knewY: 0,
    flipX: false,
    flipY: false,
  };
};

/** The blank's sides with the design on the first one. */
const designedSides = (design: DemoDesign, blank: readonly MockupSideInput[]): MockupSideInput[] =>
  blank.map((side, index) => {
    const scene = { ...toSceneSide(side), color: design.color };
    return fromSceneSide(index === 0 ? { ...scene, layers: [lettering(design, scene)] } : scene, side);
  });

/**
 * Makes one listing as a seller does: puts the design on the blank, draws it, saves the mockup and publishes it. Returns its id; undefined
 * when the product type is there no more.
 */
export const makeDemoListing = async (design: DemoDesign, context: RequestContext): Promise<string | undefined> => {
  const everything = { ...context, perpage: 100 };
  const product = (await performAll(presets.productPreset, {}, everything)).find(({ name }) => name === design.product);
  const [blank] = product ? await performAll(mockupLists.productMockupPresets, { product_id: product._id }, everything) : [];
  if (!product || !blank) return undefined;
  const [front, ...others] = designedSides(design, blank.sides as readonly MockupSideInput[]);
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
  const attributes = product.prety_attributes.map((attribute) => ({
    ...attribute,
    // The colour in the pictures is on sale.
    options: attribute.options.map((option) => ({ ...option, default: option.default || option.hex === design.color })),
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
    name: design.name,
    description: design.description,
    product_id: product._id,
    mockup_id: mockup._id,
    images: [{ _id: drawn._id, src: drawn.url }],
    tags: [...design.tags],
    price: Math.min(...variants.filter(({ selected }) => selected).map(({ sale_price }) => sale_price)),
    prety_attributes: attributes,
    attribute_specifics_modify: variants,
  };
  return (await perform(items.makeItemInfo, { params }, context))._id;
};
