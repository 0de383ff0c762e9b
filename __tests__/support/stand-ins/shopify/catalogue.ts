import { changes, type AskedChanges } from './changes';

/** A variant as `productSet` names it. */
interface VariantInput {
  readonly id?: string;
  readonly optionValues: readonly { readonly optionName?: string; readonly name?: string }[];
  readonly sku?: string;
  readonly price?: string;
  readonly barcode?: string;
  readonly file?: FileInput;
  readonly inventoryItem?: { readonly tracked?: boolean };
}
interface FileInput {
  readonly id?: string;
  readonly originalSource?: string;
  readonly filename?: string;
}
interface MetafieldInput {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}
interface SetInput {
  readonly title?: string;
  readonly descriptionHtml?: string;
  readonly status?: string;
  readonly tags?: readonly string[];
  readonly category?: string;
  readonly metafields?: readonly MetafieldInput[];
  readonly files?: readonly FileInput[];
  readonly productOptions?: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[];
  readonly variants?: readonly VariantInput[];
}
interface CustomId {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

interface Variant {
  readonly id: string;
  sku: string;
  price: string;
  readonly barcode?: string | null;
  picture: string | null;
  selectedOptions: readonly { readonly name: string; readonly value: string }[];
}
interface Media {
  readonly id: string;
  readonly url: string;
}
export interface Product {
  readonly id: string;
  title: string;
  description: string;
  status: string;
  category: string | null;
  tags: readonly string[];
  metafields: readonly MetafieldInput[];
  media: readonly Media[];
  variants: readonly Variant[];
  published: boolean;
  updatedAt: string;
}

interface Fault {
  readonly field: readonly string[];
  readonly message: string;
  readonly code: string;
}
class Refused extends Error {
  readonly fault: Fault;
  constructor(code: string, message: string, field: readonly string[] = []) {
    super(message);
    this.fault = { code, message, field: ['input', ...field] };
  }
}

const refuseIf = (wrong: boolean, code: string, message: string, field?: readonly string[]): void => {
  if (wrong) throw new Refused(code, message, field);
};

const connection = <T>(all: readonly T[], first: number, after?: string | null) => {
  const from = after ? Number(after) : 0;
  const nodes = all.slice(from, from + first);
  return { nodes, pageInfo: { hasNextPage: from + first < all.length, endCursor: String(from + nodes.length) } };
};

/** The shop's products, and what it does with them by the names of Shopify's fields. */
export const makeCatalogue = (now: () => string) => {
  const products = new Map<string, Product>();
  const definitions = new Set<string>();
  const operations = new Map<string, { status: string; product: Product | null; userErrors: readonly Fault[] }>();
  /** Accepted and not done yet: done before the next call. */
  let waiting: (() => void)[] = [];
  let count = 1000;
  const next = (kind: string): string => `gid://shopify/${kind}/${(count += 1)}`;

  const byCustomId = ({ namespace, key, value }: CustomId): Product | undefined => {
    if (!definitions.has(`${namespace}.${key}`)) throw new Error(`No metafield definition of type id for ${namespace}.${key}.`);
    return [...products.values()].find(({ metafields }) =>
      metafields.some((each) => each.namespace === namespace && each.key === key && each.value === value),
    );
  };

  const checkLimits = ({ title, tags = [], files = [], productOptions, variants }: SetInput): void => {
    refuseIf(
      title !== undefined && (title === '' || title.length > 255),
      'INVALID_PRODUCT',
      'Title is too long (maximum is 255 characters)',
    );
    refuseIf(tags.length > 250 || tags.some((tag) => tag.length > 255), 'INVALID_PRODUCT', 'Tags are too many or too long');
    refuseIf(files.length > 250, 'INVALID_INPUT', 'Too many files');
    refuseIf(variants !== undefined && !productOptions, 'PRODUCT_OPTIONS_INPUT_MISSING', 'Product options input is required');
    refuseIf(productOptions !== undefined && !variants, 'VARIANTS_INPUT_MISSING', 'Variants input is required');
    refuseIf((productOptions?.length ?? 0) > 3, 'OPTIONS_OVER_LIMIT', 'Options are over the limit of 3');
    refuseIf((variants?.length ?? 0) > 2048, 'VARIANTS_OVER_LIMIT', 'Variants are over the limit of 2048');
    for (const { sku = '' } of variants ?? []) refuseIf(sku.length > 255, 'INVALID_VARIANT', 'SKU is too long');
  };

  const mediaOf = ({ files }: SetInput, before: readonly Media[]): readonly Media[] =>
    files?.map(({ id, originalSource, filename }) => {
      const known = before.find((each) => each.id === id);
      refuseIf(id !== undefined && !known, 'INVALID_INPUT', 'File does not exist');
      refuseIf(!known && !/^https?:\/\//.test(originalSource ?? ''), 'INVALID_INPUT', 'Original source is invalid');
      return known ?? { id: next('MediaImage'), url: `https://cdn.shopify.com/s/files/1/1/files/${filename ?? 'file.png'}?v=1` };
    }) ?? before;

  const variantsOf = (input: SetInput, before: readonly Variant[]): readonly Variant[] => {
    if (!input.variants) return before;
    const seen = new Set<string>();
    const named = new Set(input.files?.map((file) => JSON.stringify(file)));
    return input.variants.map(({ id, optionValues, sku, price, barcode, file }, index) => {
      const at = ['variants', String(index)];
      const known = before.find((each) => each.id === id);
      refuseIf(id !== undefined && !known, 'PRODUCT_VARIANT_DOES_NOT_EXIST', 'Product variant does not exist', at);
      const selectedOptions = input.productOptions!.map(({ name, values }) => {
        const value = optionValues.find((each) => each.optionName === name)?.name ?? '';
        refuseIf(!values.some((each) => each.name === value), 'OPTION_VALUE_DOES_NOT_EXIST', `Option value "${value}" does not exist`, at);
        return { name, value };
      });
      refuseIf(optionValues.length !== selectedOptions.length, 'OPTION_DOES_NOT_EXIST', 'Option does not exist', at);
      const combination = JSON.stringify(selectedOptions);
      refuseIf(seen.has(combination), 'DUPLICATED_VALUE', 'The variant already exists. Please change at least one option value.', at);
      seen.add(combination);
      refuseIf(file !== undefined && !named.has(JSON.stringify(file)), 'INVALID_INPUT', 'File must be among those of the product', at);
      const picture = file ? JSON.stringify(file) : (known?.picture ?? null);
      return {
        id: known?.id ?? next('ProductVariant'),
        sku: sku ?? known?.sku ?? '',
        price: price ?? known?.price ?? '0.00',
        barcode: barcode ?? known?.barcode ?? null,
        picture,
        selectedOptions,
      };
    });
  };

  const apply = (identifier: { readonly id?: string; readonly customId?: CustomId }, input: SetInput): Product => {
    const { id, customId } = identifier;
    const before = customId ? byCustomId(customId) : products.get(id ?? '');
    refuseIf(!customId && !before, 'PRODUCT_DOES_NOT_EXIST', 'Product does not exist');
    const carries = ({ namespace, key, value }: MetafieldInput): boolean =>
      namespace === customId?.namespace && key === customId.key && value === customId.value;
    refuseIf(
      customId !== undefined && input.metafields !== undefined && !input.metafields.some(carries),
      'METAFIELD_MISMATCH',
      'Custom id is missing',
    );
    refuseIf(!before && !input.title, 'MISSING_FIELD_REQUIRED', 'Title is required');
    checkLimits(input);
    const product: Product = before ?? {
      id: next('Product'),
      title: '',
      description: '',
      status: 'ACTIVE',
      category: null,
      tags: [],
      metafields: [],
      media: [],
      variants: [],
      published: false,
      updatedAt: now(),
    };
    const changed = {
      ...(input.title !== undefined && { title: input.title }),
      ...(input.descriptionHtml !== undefined && { description: input.descriptionHtml }),
      ...(input.status !== undefined && { status: input.status }),
      ...(input.tags && { tags: input.tags }),
      ...(input.category !== undefined && { category: input.category }),
      ...(input.metafields && { metafields: input.metafields }),
      media: mediaOf(input, product.media),
      variants: variantsOf(input, product.variants),
      updatedAt: now(),
    };
    products.set(product.id, Object.assign(product, changed));
    return product;
  };

  const view = (product: Product | undefined) => {
    if (!product) return product;
    const pictures = product.media.map(({ id, url }) => ({ __typename: 'MediaImage', id, mediaContentType: 'IMAGE', image: { url } }));
    const pictureOf = ({ picture }: Variant) => {
      const { id, filename } = JSON.parse(picture ?? '{}') as FileInput;
      return pictures.filter((each) => each.id === id || (filename !== undefined && each.image.url.includes(filename)));
    };
    const names = [...new Set(product.variants.flatMap(({ selectedOptions }) => selectedOptions.map(({ name }) => name)))];
    const valuesOf = (name: string) =>
      product.variants.flatMap(({ selectedOptions }) => selectedOptions.filter((each) => each.name === name));
    const sold = product.variants.map((variant) => ({
      ...variant,
      inventoryQuantity: 0,
      inventoryPolicy: 'CONTINUE',
      inventoryItem: { tracked: false },
      media: ({ first }: { first: number }) => connection(pictureOf(variant), first),
    }));
    return {
      ...product,
      __typename: 'Product',
      descriptionHtml: product.description,
      category: product.category === null ? null : { id: product.category },
      onlineStoreUrl: product.published && product.status === 'ACTIVE' ? `https://heron.example/products/${idOf(product.id)}` : null,
      hasOnlyDefaultVariant:
        sold.length === 1 && sold[0]!.selectedOptions.every(({ name, value }) => `${name} ${value}` === 'Title Default Title'),
      options: names.map((name) => ({
        name,
        optionValues: [...new Set(valuesOf(name).map(({ value }) => value))].map((value) => ({ name: value })),
      })),
      metafield: ({ namespace, key }: { namespace: string; key: string }) =>
        product.metafields.find((each) => each.namespace === namespace && each.key === key) ?? null,
      media: ({ first, after }: { first: number; after?: string | null }) => connection(pictures, first, after),
      variants: ({ first, after }: { first: number; after?: string | null }) => connection(sold, first, after),
    };
  };
  const idOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

  const root = {
    product: ({ id }: { id: string }) => view(products.get(id)) ?? null,
    products: (asked: AskedChanges) => changes([...products.values()], view, asked),
    productByIdentifier: ({ identifier }: { identifier: { customId: CustomId } }) => view(byCustomId(identifier.customId)) ?? null,
    metafieldDefinitions: ({ namespace, key }: { namespace: string; key: string }) => ({
      nodes: definitions.has(`${namespace}.${key}`) ? [{ id: 'gid://shopify/MetafieldDefinition/1' }] : [],
    }),
    metafieldDefinitionCreate: ({
      definition: { namespace, key, type },
    }: {
      definition: { namespace: string; key: string; type: string };
    }) => {
      if (type !== 'id') throw new Error('A custom id has the type id.');
      const taken = definitions.has(`${namespace}.${key}`);
      definitions.add(`${namespace}.${key}`);
      return {
        createdDefinition: null,
        userErrors: taken ? [{ field: ['definition', 'key'], message: 'Key is in use', code: 'TAKEN' }] : [],
      };
    },
    metafieldsSet: ({ metafields }: { metafields: (MetafieldInput & { ownerId: string })[] }) => {
      for (const { ownerId, ...metafield } of metafields) {
        const product = products.get(ownerId);
        if (!product)
          return { metafields: null, userErrors: [{ field: ['metafields'], message: 'Owner does not exist', code: 'INVALID' }] };
        const others = product.metafields.filter(({ namespace, key }) => namespace !== metafield.namespace || key !== metafield.key);
        product.metafields = [...others, metafield];
      }
      return { metafields: [], userErrors: [] };
    },
    productSet: ({ identifier, input, synchronous = true }: { identifier: object; input: SetInput; synchronous?: boolean }) => {
      if (synchronous) throw new Error('Here it is always asked to be done later.');
      const operation: { status: string; product: Product | null; userErrors: readonly Fault[] } = {
        status: 'CREATED',
        product: null,
        userErrors: [],
      };
      const id = next('ProductSetOperation');
      operations.set(id, operation);
      waiting.push(() => {
        try {
          operation.product = apply(identifier, input);
        } catch (error) {
          operation.userErrors = error instanceof Refused ? [error.fault] : [{ field: [], message: String(error), code: 'GENERIC_ERROR' }];
        }
        operation.status = 'COMPLETE';
      });
      return { productSetOperation: { id }, userErrors: [] };
    },
    productOperation: ({ id }: { id: string }) => {
      const operation = operations.get(id);
      return operation ? { __typename: 'ProductSetOperation', ...operation, product: view(operation.product ?? undefined) ?? null } : null;
    },
    productUpdate: ({ product: { id, status } }: { product: { id: string; status: string } }) => {
      const product = products.get(id);
      if (!product) return { product: null, userErrors: [{ field: ['id'], message: 'Product does not exist' }] };
      product.status = status;
      product.updatedAt = now();
      return { product: view(product), userErrors: [] };
    },
    publications: () => ({ nodes: [{ id: 'gid://shopify/Publication/1' }] }),
    publishablePublish: ({ id, input }: { id: string; input: readonly { publicationId?: string }[] }) => {
      const product = products.get(id);
      if (!product || input.some(({ publicationId }) => publicationId !== 'gid://shopify/Publication/1'))
        return { publishable: null, userErrors: [{ field: ['id'], message: 'Resource does not exist' }] };
      product.published = true;
      return { publishable: view(product), userErrors: [] };
    },
  };

  return {
    products,
    view,
    root,
    next,
    /** Does what was accepted before. */
    goOn: () => {
      const due = waiting;
      waiting = [];
      for (const act of due) act();
    },
  };
};
