import { sql } from 'kysely';
import type { Access, PermissionModule } from '../../domain/people/permissions';
import type { RequestContext, Tx } from '../kernel/context';
import { isId } from '../db/ids';
import { cleanIds, isOpenFilter } from '../kernel/input';
import type { Rule } from '../kernel/operation';
import { holds, requirePermission } from '../kernel/permission';
import type { Database } from '../db/schema';
import { uploads } from './listed';
import { COLLECTION } from './rows';

/** The artwork of the design collection is a module of its own; every other upload belongs to the files (specification 1, §6). */
const moduleOf = (type: string): PermissionModule => (type === COLLECTION ? 'design' : 'file');

/** Whether a type or mask, however it is spelt, means the design collection. */
export const isCollection = (type: string | null | undefined): boolean => type?.trim().toLowerCase() === COLLECTION;

/** Fonts are added by whoever makes mockups. */
export const ADDS_FONTS = { module: 'mockup', access: 'add' } as const satisfies Rule;

/** The rule for what is of one type. */
export const ruleOfType = (type: string | null | undefined, access: Access): Exclude<Rule, 'signed-in'> => ({
  module: isCollection(type) ? 'design' : 'file',
  access,
});

/** The rule of an operation on files by id: either module opens it, and `requireTypes` says no to the files of the other one. */
export const ruleByFile = (access: Access): Rule => ({ module: 'file', or: 'design', access });

/** Throws the sentence that says which permission is missing for files of these types. */
export const requireTypes = (user: RequestContext['user'], types: Iterable<string>, access: Access): void => {
  for (const module of new Set([...types].map(moduleOf))) requirePermission(user, { module, access });
};

/** The same for files by id; what is not there is nobody's to refuse. */
export const requireFiles = async (tx: Tx, { container, user }: RequestContext, ids: readonly string[], access: Access): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await uploads(tx, container._id).select('type').distinct().where('_id', 'in', ids).execute();
  requireTypes(
    user,
    rows.map(({ type }) => type),
    access,
  );
};

/**
 * Throws where somebody attaches files by id that they may not see: an attachment is read by whoever reads the message or the task. What one brought
 * oneself, and what is attached there already (`known`), needs no permission.
 */
export const requireSeen = async (
  tx: Tx,
  { container, user }: Pick<RequestContext, 'container' | 'user'>,
  ids: readonly string[],
  known: readonly string[] = [],
): Promise<void> => {
  const added = cleanIds(ids).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const rows = await tx
    .selectFrom('files')
    .select('type')
    .distinct()
    .where('container_id', '=', container._id)
    .where('_id', 'in', added)
    .where((is) => is.or([is('created_by', 'is', null), is('created_by', '<>', user._id)]))
    .execute();
  requireTypes(
    user,
    rows.map(({ type }) => type),
    'view',
  );
};

/** The module that shows whatever needs a file. */
const SHOWS_FILES: Readonly<Partial<Record<Database['file_uses']['user_kind'], PermissionModule>>> = {
  mockup: 'mockup',
  mockup_preset: 'mockup',
  mockup_design: 'mockup',
  item_info: 'item_info',
  product_preset: 'item_preset',
  store: 'store',
};

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isId(value.trim()) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return isPlainObject(value) ? Object.values(value).flatMap(idsIn) : [];
};

/**
 * Throws where an input names, however deep, a picture its sender may not see: a design or listing with it would show it. Their own uploads, and
 * pictures of something they may view, need no permission on files.
 */
export const requireSeenPictures = async (tx: Tx, { container, user }: RequestContext, input: unknown): Promise<void> => {
  if (holds(user, { module: 'file', access: 'view' }) && holds(user, { module: 'design', access: 'view' })) return;
  const ids = [...new Set(idsIn(input))];
  if (ids.length === 0) return;
  const shown = Object.entries(SHOWS_FILES).flatMap(([kind, module]) => (holds(user, { module, access: 'view' }) ? [kind] : []));
  const rows = await tx
    .selectFrom('files')
    .select('type')
    .distinct()
    .where('container_id', '=', container._id)
    .where(sql<boolean>`_id = any(${ids})`)
    .where('kind', '=', 'upload')
    .where((is) => is.or([is('created_by', 'is', null), is('created_by', '<>', user._id)]))
    .where(
      sql<boolean>`not exists (select from file_uses used where used.container_id = files.container_id and used.file_id = files._id
        and used.user_kind = any(${shown}))`,
    )
    .execute();
  requireTypes(
    user,
    rows.map(({ type }) => type),
    'view',
  );
};

/** Which types a list shows. */
export type Shown = 'all' | 'collection' | 'others';

/** What a mask leaves of the files somebody may view: without one, the design collection only for those who may see that too. */
export const shownBy = (mask: string | null | undefined, user: RequestContext['user']): Shown => {
  if (!isOpenFilter(mask)) return isCollection(mask) ? 'collection' : 'others';
  return holds(user, { module: 'design', access: 'view' }) ? 'all' : 'others';
};
