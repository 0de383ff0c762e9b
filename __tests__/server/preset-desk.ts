import type { ProductPresetInput } from '../../src/contract/generated/operations';
import { startTestServer, type GraphQLAnswer, type TestUser } from './harness';
import { makeStaff } from './staff';

const FIELDS = `_id name raw_name provider type image image_id description tags collections favorite updated_at weight price_addition base_price_from
  base_price_to variant_count mockup_count used_by { mockup_presets mockups listings } prety_attributes { attribute_type options { ffm_value plf_price } }
  attribute_specifics { sku sale_price base_price fixed_profit name_value { type value } } fulfil_attributes { sku external_sku available }
  size_chart { unit columns rows { size values } } extend_images { _id url sizes { name } } print_areas { position image { _id url } } source { product }`;
export const CREATE = `mutation ($params: ProductPresetInput!) { productPresetCreate(params: $params) { ${FIELDS} } }`;
export const UPDATE = `mutation ($_id: ID, $ids: [ID!], $updated_at: Int, $params: ProductPresetUpdateInput!) {
  productPresetUpdate(_id: $_id, ids: $ids, updated_at: $updated_at, params: $params) { ${FIELDS} } }`;
export const REMOVE = 'mutation ($ids: [ID!]!) { productPresetRemove(delete_ids: $ids) }';
export const IMPORT = `mutation ($json: String!, $dry_run: Boolean) { productPresetCreateByJson(json: $json, dry_run: $dry_run) {
  done made changed same refused rows { row _id name verdict fields message reason { refusal } } } }`;
export const PASTE = `mutation ($ids: [ID!]!, $from: ID!) { productPresetPaste(ids: $ids, from: $from) {
  presets { ${FIELDS} } there left { preset_id name filename } } }`;
export const LIST = `query ($_id: ID, $search: String, $type: String, $provider: String, $tags: [String!], $collection: String, $favorite: Boolean, $sort: String) {
  productPreset(_id: $_id, search: $search, type: $type, provider: $provider, tags: $tags, collection: $collection, favorite: $favorite, sort: $sort) {
    ${FIELDS} } }`;

// Answers of every shape; the contract's own types are checked where the operations are written.
// oxlint-disable-next-line typescript/no-explicit-any
export type Row = any;

export const good = ({ data, errors }: GraphQLAnswer): Row => {
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data as object)[0] as Row;
};
let running = 0;
export const paramsOf = (more: Partial<ProductPresetInput> = {}): ProductPresetInput => ({
  name: `Tee ${(running += 1)}`,
  provider: 'private',
  type: 'apparel',
  prety_attributes: [{ attribute_type: 'Size', options: ['S', 'M'].map((ffm_value, i) => ({ ffm_value, plf_price: i, default: true })) }],
  attribute_specifics: ['S', 'M'].map((value) => ({
    sku: '',
    base_price: 8.35,
    fix_profit: 1.7,
    name_value: [{ name: 'Size', type: 'Size', value }],
  })),
  ...more,
});
/** A server, the people of a shop, and what they ask of its product types. */
export const presetDesk = async () => {
  const server = await startTestServer({ workers: false });
  const staff = await makeStaff(server);
  const ask = async (document: string, variables: object = {}, who: TestUser = staff.owner): Promise<Row> =>
    good(await staff.ask(who, document, variables));
  const refusal = async (document: string, variables: object, who: TestUser = staff.owner): Promise<readonly unknown[]> => {
    const { errors } = await staff.ask(who, document, variables);
    const [error] = errors ?? [];
    return [error?.extensions?.code, error?.extensions?.refusal, error?.extensions?.field];
  };
  const create = (more: Partial<ProductPresetInput> = {}): Promise<Row> => ask(CREATE, { params: paramsOf(more) });
  const namesOf = async (filters: object): Promise<string[]> => (await ask(LIST, filters)).map(({ name }: Row) => name);
  return { server, staff, ask, refusal, create, namesOf };
};

export type PresetDesk = Awaited<ReturnType<typeof presetDesk>>;
