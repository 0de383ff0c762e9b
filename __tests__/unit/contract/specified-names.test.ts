/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql';

const folder = path.resolve(__dirname, '../../../src/contract/schema');
const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n'),
);

const objectType = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The contract has no type ${name}.`);
  return type;
};
const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const missing = (wanted: string, there: readonly string[]): string[] => wordsOf(wanted).filter((name) => !there.includes(name));

/** Specification 1 and 2, §3, to the letter. */
test.each([
  [
    'User',
    '_id identity identity_label email role groups token name h group permission status last_login created_at updated_at auth_docker customizer total_credit vip ship_by_seller phone_number sale_plan facebook skype ffm_sku ffm_sku_label plan_config',
  ],
  ['UserGroupRef', '_id name'],
  ['AuthDocker', 'auth_id docker_id groups current docker'],
  ['Docker', '_id domain status image created_at hiden label server plan annually unlimit_lifetime plan_log'],
  ['PlanLog', 'plan payment_at expires_at'],
  ['Customizer', 'theme sidebarCollapsed navbarColor navbarType footerType menuTheme hideScrollToTop direction'],
  ['Permission', 'module title access'],
  ['PermissionAccess', 'view add update delete'],
  ['UserGroup', '_id name status role parent_id is_default permission created_at updated_at'],
  ['Notification', '_id type status code subject content created_at referent'],
  ['Bookmark', 'id target title link icon starred'],
  [
    'Mockup',
    '_id id name mockup_type model src status provider product_id preset_id item_info_id created_at updated_at product print_areas sides',
  ],
  [
    'MockupPreset',
    '_id id name type mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sku sides',
  ],
  ['MockupProduct', '_id'],
  ['MockupPrintArea', 'position image'],
  ['MockupPrintAreaImage', '_id url sizes'],
  ['MockupSide', 'id name image mockup layers print_area document'],
  ['SideImage', '_id url width height image_sizes'],
  ['SidePrintArea', 'x y width height rotation scaleX scaleY knewX knewY'],
  ['SideDocument', 'mockup_type width height settings'],
  ['ImageSize', 'name url width height'],
  [
    'Fulfilment',
    '_id name status auto type created_at updated_at total_paid default balance customcat merchize geargag scalable private printify dreamship gearment shineon onos printway geekpod lenful',
  ],
  ['FulfilmentPrintify', 'store'],
  ['FulfilmentGearment', 'signature'],
  ['MockupLayer', 'id name type settings options'],
  ['Setting', 'name value file_id file_url'],
  ['Font', '_id provider name family slug variants files'],
  ['FontFile', 'variant url style weight'],
  ['Clipart', 'id _id tabs category'],
  ['File', '_id url path mask tags created_by image_sizes sku filename size width height mimetype created_at updated_at'],
  ['MockupDesign', '_id name width height image tags images prints status created_by'],
  ['MockupDesignImage', 'type name image print_fit position size rotation skew scale crop'],
  ['MockupCounter', 'published draft trashed'],
  ['AttributeSpecific', 'sku sale_price base_price fix_profit name_value'],
  ['ItemInfo', 'sku prety_attributes attribute_specifics_modify'],
  ['AttributeSpecificModify', 'selected name_value'],
  ['AttributeNameValue', 'type value'],
  ['PretyAttribute', 'attribute_type options'],
  ['PretyAttributeOption', 'ffm_value hex default'],
  ['ProductPresetMockupCountProvider', 'total customcat lionnix merchize geargag scalable private printify'],
  ['MockupPreview', 'url image_sizes'],
])('%s has the fields of the specification', (name, fields) => {
  expect(missing(fields, Object.keys(objectType(name).getFields()))).toEqual([]);
});

/**
 * Specification 1, §7 and 2, §7: calls, the arguments they are made with, and what they give. Where the specification names none, the row
 * has what the call cannot be understood without: a row's id, or what is to be kept.
 */
test.each([
  ['Query', 'stores', '', 'Store'],
  ['Query', 'storeCountQuery', '', 'StoreCount'],
  ['Query', 'productPreset', '', 'ProductPreset'],
  ['Query', 'productPresetCount', '', 'ProductPresetCount'],
  ['Query', 'productPresetCountProvider', '', 'ProductPresetCountProvider'],
  ['Query', 'jobGroups', '', 'JobGroup'],
  ['Query', 'jobslist', 'group_id', 'Job'],
  ['Query', 'itemsInfo', '_id identity name in_store store search collection', 'ItemInfo'],
  ['Query', 'fulfilments', '', 'Fulfilment'],
  ['Mutation', 'makeFulfilment', 'params', 'Fulfilment'],
  ['Mutation', 'trashFulfilment', 'delete_ids', 'ID'],
  ['Mutation', 'makeStore', 'params', 'Store'],
  ['Mutation', 'trashStore', 'delete_ids', 'ID'],
  ['Mutation', 'jobsStart', 'ids', 'JobGroup'],
  ['Mutation', 'jobsStop', 'ids', 'JobGroup'],
  ['Mutation', 'jobsRemove', 'ids', 'ID'],
  [
    'Mutation',
    'jobItem',
    'ids store_ids job_type update_title_description update_category_specifics update_image update_sizechart update_logistic',
    'JobGroup',
  ],
  ['Mutation', 'queueItem', 'ids store_id platform', 'ID'],
  ['Mutation', 'removeItemInfo', 'ids', 'ID'],
  ['Mutation', 'makeItemInfo', 'params', 'ItemInfo'],
  ['Query', 'userPermissions', '', 'Permission'],
  ['Query', 'getDefaultPermissions', '', 'Permission'],
  ['Query', 'usergroups', 'name status get_all', 'UserGroup'],
  ['Query', 'cUser', '', 'User'],
  ['Query', 'getUserByEmail', 'email', 'UserEmail'],
  ['Query', 'getUserById', '_id', 'User'],
  ['Query', 'users', 'identity email search status group start end', 'User'],
  ['Query', 'usersByName', 'name', 'User'],
  ['Query', 'notifications', '', 'Notification'],
  ['Query', 'notificationsCount', '', 'Int'],
  ['Mutation', 'makeUserGroup', 'id params', 'UserGroup'],
  ['Mutation', 'trashUserGroup', 'delete_ids', 'ID'],
  ['Mutation', 'updateProfile', 'name password new_password h customizer', 'User'],
  ['Mutation', 'deleteById', '_id delete_ids', 'ID'],
  ['Mutation', 'notificationMake', 'ids status', 'Notification'],
  ['Mutation', 'notificationReadAll', '', 'Boolean'],
  ['Query', 'productMockups', '_id id name product_id preset_id item_info_id', 'Mockup'],
  ['Query', 'productMockupPresets', '', 'MockupPreset'],
  ['Query', 'productPresetMockupCountProvider', '', 'ProductPresetMockupCountProvider'],
  ['Query', 'fonts', 'name provider ids page', 'Font'],
  ['Query', 'cliparts', '', 'Clipart'],
  ['Query', 'file', '_id', 'File'],
  ['Query', 'files', '', 'File'],
  ['Query', 'fileTags', '', 'TagCount'],
  ['Query', 'fileBlob', '_id', 'FileBlob'],
  ['Query', 'mockupDesigns', '', 'MockupDesign'],
  ['Query', 'mockupDesign', '_id', 'MockupDesign'],
  ['Query', 'mockupDesignTags', '', 'TagCount'],
  ['Query', 'mockupCounter', '', 'MockupCounter'],
  ['Mutation', 'makeProductMockup', '_id src item_info_id product_id preset_id name mockup_type model sides', 'Mockup'],
  [
    'Mutation',
    'makeProductMockupPreset',
    '_id src item_info_id product_id preset_id name mockup_type model sides status provider',
    'MockupPreset',
  ],
  ['Mutation', 'removeProductMockupPreset', '_id', 'MockupPreset'],
  ['Mutation', 'makeMockupPreview', 'item_info_id preset_id side', 'MockupPreview'],
  ['Mutation', 'signedUpload', 'type filename mimetype size', 'SignedUpload'],
  ['Mutation', 'updatePreSignedFile', '_id', 'File'],
  ['Mutation', 'signedUploadFont', 'filename mimetype size', 'SignedUpload'],
  ['Mutation', 'fontUpdatePreSignedFile', '_id', 'Font'],
  ['Mutation', 'removeFile', '_id', 'ID'],
  ['Mutation', 'saveFile', '_id tags', 'File'],
  ['Mutation', 'createMockupDesign', 'params', 'MockupDesign'],
  ['Mutation', 'updateMockupDesign', '_id params', 'MockupDesign'],
  ['Mutation', 'trashMockupDesign', 'delete_ids', 'ID'],
])('%s %s takes (%s), demands nothing else, and gives %s', (kind, name, args, gives) => {
  const field = objectType(kind).getFields()[name];
  if (!field) throw new Error(`The contract has no ${name}.`);
  const names = field.args.map((arg) => arg.name);
  const demanded = field.args.filter(isRequiredArgument).map((arg) => arg.name);
  expect(missing(args, names)).toEqual([]);
  expect(missing(demanded.join(' '), wordsOf(args))).toEqual([]);
  expect(getNamedType(field.type).name).toBe(gives);
});
