import { unlessTaken } from '../db/unless-taken';
import type { Macro } from '../../contract/generated/resolvers';
import { readStep } from '../../domain/support/macros';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { holdKept } from './hold-kept';

const shown = ['_id', 'name', 'steps', 'next', 'updated_at'] as const;

type Shown = Omit<Macro, 'steps'> & { readonly steps: readonly Macro['steps'][number][] };

const toMacro = (row: Shown): Macro => ({ ...row, steps: row.steps.map((step) => ({ ...step })) });

export const readMacros = async (tx: Tx, containerId: string): Promise<Macro[]> => {
  const rows = await tx.selectFrom('macros').select(shown).where('container_id', '=', containerId).orderBy('name').orderBy('_id').execute();
  return rows.map(toMacro);
};

export const makeMacro: MutationOperations['makeMacro'] = operation({
  rule: ({ _id }) => ({ module: 'messenger', access: _id?.trim() ? 'update' : 'add' }),
  run: async (tx, { _id, updated_at, params }, { container }) => {
    const name = params.name.trim();
    if (name === '') throw new UserError('support.nameMissing', { field: 'params.name' });
    if (params.steps.length === 0) throw new UserError('support.stepsMissing', { field: 'params.steps' });
    const steps = params.steps.map(({ act, value }) => {
      const step = readStep({ act, value });
      if (!step)
        throw new UserError('support.stepBad', { field: 'params.steps', values: { act: act.slice(0, 40), value: value.slice(0, 40) } });
      return step;
    });
    const [named, now] = [_id?.trim(), unixNow()];
    if (named) await holdKept(tx, 'macros', container._id, named, updated_at);
    const id = named || newId();
    const values = { name, steps: jsonb(steps), next: params.next ?? false, updated_at: now };
    const row = await unlessTaken(
      () =>
        tx
          .insertInto('macros')
          .values({ _id: id, ...values, created_at: now })
          .onConflict((conflict) => conflict.columns(['container_id', '_id']).doUpdateSet(values))
          .returning(shown)
          .executeTakeFirstOrThrow(),
      () => new UserError('support.nameTaken', { code: 'CONFLICT', field: 'params.name' }),
    );
    return toMacro(row);
  },
});

export const removeMacro: MutationOperations['removeMacro'] = {
  rule: { module: 'messenger', access: 'delete' },
  run: async (tx, { _id }, { container }) => {
    const gone = await tx.deleteFrom('macros').where('container_id', '=', container._id).where('_id', '=', _id.trim()).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new UserError('support.macroMissing', { code: 'NOT_FOUND' });
    return true;
  },
};
