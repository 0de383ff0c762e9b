/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';

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
const missing = (wanted: string, there: readonly string[]): string[] => wanted.split(' ').filter((name) => !there.includes(name));

/** Specification 2, §3, to the letter. */
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
])('%s has the fields of the specification', (name, fields) => {
  expect(missing(fields, Object.keys(objectType(name).getFields()))).toEqual([]);
});

/** Specification 1, §7 and 2, §7: calls of the shell, their arguments, and what they give. */
test.each([
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
])('%s %s takes (%s) and gives %s', (kind, name, args, gives) => {
  const field = objectType(kind).getFields()[name];
  if (args !== '')
    expect(
      missing(
        args,
        (field?.args ?? []).map((arg) => arg.name),
      ),
    ).toEqual([]);
  expect(field && getNamedType(field.type).name).toBe(gives);
});
