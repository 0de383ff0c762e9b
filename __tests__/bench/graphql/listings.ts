import type {
  ItemInfoInput,
  MakeItemInfoMutation,
  MakeItemInfoMutationVariables,
  ProductPresetQuery,
} from '../../../src/contract/generated/operations';
import { MakeItemInfoDocument, ProductPresetDocument } from '../../../src/contract/generated/operations';

/** Rows the list has, all on one page. */
export const LISTINGS = 100;

export interface Session {
  readonly origin: string;
  readonly token: string;
}

/** Signs the demo seller in. */
export const signIn = async (origin: string): Promise<Session> => {
  const response = await fetch(`${origin}/account/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'seller@demo.test', password: 'demo-password' }),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}.`);
  const { token } = (await response.json()) as { token: string };
  return { origin, token };
};

export const ask = async <Data>({ origin, token }: Session, query: string, variables: object): Promise<Data> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]?.message);
  return data;
};

const inputOf = (preset: ProductPresetQuery['productPreset'][number], n: number): ItemInfoInput => ({
  name: `Sunset over the bay, design ${n}`,
  description: '<p>Soft cotton, printed when it is ordered.</p>'.repeat(4),
  product_id: preset._id,
  images: [],
  tags: ['retro', 'sunset', 'bay', 'gift'],
  price: 24,
  prety_attributes: preset.prety_attributes.map(({ attribute_type, plf_attribute_name, options }) => ({
    attribute_type,
    plf_attribute_name,
    options: options.slice(0, 2).map((option) => ({ ...option, default: true })),
  })),
  attribute_specifics_modify: preset.attribute_specifics.slice(0, 3).map(({ sku, sale_price, base_price, name_value }) => ({
    selected: true,
    sku: `${sku}-${n}`,
    sale_price,
    base_price,
    name_value: name_value.map(({ name, type, value }) => ({ name, type, value })),
  })),
});

/** Makes the listings through the operation a seller's screen uses. */
export const makeListings = async (session: Session): Promise<void> => {
  const { productPreset } = await ask<ProductPresetQuery>(session, ProductPresetDocument.toString(), {});
  const preset = productPreset.find(({ attribute_specifics }) => attribute_specifics.length >= 3);
  if (!preset) throw new Error('The demo has no product type with three variants.');
  for (let n = 1; n <= LISTINGS; n++) {
    const variables: MakeItemInfoMutationVariables = { params: inputOf(preset, n) };
    await ask<MakeItemInfoMutation>(session, MakeItemInfoDocument.toString(), variables);
  }
};
