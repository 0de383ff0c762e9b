import { z } from 'zod';
import {
  ACCESSES,
  completePermissions,
  PERMISSION_MODULES,
  type Access,
  type AccessFlags,
  type PermissionModule,
} from '../../../../domain/people/permissions';
import type { UserGroupInput } from '../../../../contract/generated/operations';
import type { UserGroup } from '../../../entities/user-groups';

export type Matrix = Readonly<Record<PermissionModule, AccessFlags>>;

/** A group as it is being edited; what it may be is the server's to say. */
export const groupShape = z.object({
  name: z.string(),
  /** Empty: none. */
  role: z.string(),
  /** Empty: at the top. */
  parent_id: z.string(),
  status: z.string(),
  is_default: z.boolean(),
  matrix: z.custom<Matrix>(),
});

export type GroupDraft = Readonly<z.infer<typeof groupShape>>;

export const draftOfGroup = (group: UserGroup | undefined, parentId = ''): GroupDraft => ({
  name: group?.name ?? '',
  role: group?.role ?? '',
  parent_id: group ? (group.parent_id ?? '') : parentId,
  status: group?.status ?? 'Active',
  is_default: group?.is_default ?? false,
  matrix: Object.fromEntries(completePermissions(group?.permission ?? []).map(({ module, access }) => [module, access])) as Matrix,
});

/** Adding, changing or deleting needs seeing: what is switched on brings `view`, and taking `view` away takes the rest. */
const consistent = (flags: AccessFlags, switched: Access): AccessFlags => {
  if (switched === 'view' && !flags.view) return { view: false, add: false, update: false, delete: false };
  return flags[switched] && !flags.view ? { ...flags, view: true } : flags;
};

export const setAccess = (matrix: Matrix, module: PermissionModule, access: Access, on: boolean): Matrix => ({
  ...matrix,
  [module]: consistent({ ...matrix[module], [access]: on }, access),
});

/** Switches what may be switched of a module; `may` says what the editing person can give. */
export const setRow = (matrix: Matrix, module: PermissionModule, on: boolean, may: MayGrant): Matrix =>
  ACCESSES.filter((access) => !on || may(module, access)).reduce((next, access) => setAccess(next, module, access, on), matrix);

/** The same for one kind of access in every module. */
export const setColumn = (matrix: Matrix, access: Access, on: boolean, may: MayGrant): Matrix =>
  PERMISSION_MODULES.filter((module) => !on || may(module, access)).reduce((next, module) => setAccess(next, module, access, on), matrix);

export type MayGrant = (module: PermissionModule, access: Access) => boolean;

/** How much of some boxes is on: what a toggle for all of them shows. */
export const stateOf = (boxes: readonly boolean[]): 'all' | 'some' | 'none' => {
  if (boxes.every(Boolean)) return 'all';
  return boxes.some(Boolean) ? 'some' : 'none';
};

export interface GrantChange {
  readonly module: PermissionModule;
  readonly access: Access;
  readonly on: boolean;
}

/** The boxes that differ. */
export const grantChanges = (before: Matrix, after: Matrix): GrantChange[] =>
  PERMISSION_MODULES.flatMap((module) =>
    ACCESSES.filter((access) => before[module][access] !== after[module][access]).map((access) => ({
      module,
      access,
      on: after[module][access],
    })),
  );

const FIELDS = ['name', 'role', 'parent_id', 'status', 'is_default'] as const;
export type GroupField = (typeof FIELDS)[number];

/** The fields beside the matrix that differ. */
export const fieldChanges = (before: GroupDraft, after: GroupDraft): GroupField[] =>
  FIELDS.filter((field) => before[field] !== after[field]);

/** What is sent: of a known group only what changed. */
export const inputOfDraft = (draft: GroupDraft, before: GroupDraft, isNew: boolean): UserGroupInput => {
  const modules = new Set(grantChanges(before.matrix, draft.matrix).map(({ module }) => module));
  const permission = PERMISSION_MODULES.filter((module) => modules.has(module)).map((module) => ({ module, access: draft.matrix[module] }));
  const fields = isNew ? FIELDS : fieldChanges(before, draft);
  return { ...Object.fromEntries(fields.map((field) => [field, draft[field]])), ...(permission.length > 0 && { permission }) };
};
