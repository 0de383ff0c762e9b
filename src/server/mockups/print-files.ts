import { presetPrintOf } from '../../domain/print/print-file';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { drawPrint, printOf, recordPrint, toPrintFiles, type Print } from './prints';

/** What is printed of a saved mockup, side by side; blank sides are left out. Throws `UserError` for a missing or foreign mockup. */
export const printsOf = async (tx: Tx, containerId: string, mockupId: string): Promise<Print[]> => {
  const mockup = await tx
    .selectFrom('mockups')
    .innerJoin('product_presets', (join) =>
      join.onRef('product_presets.container_id', '=', 'mockups.container_id').onRef('product_presets._id', '=', 'mockups.product_id'),
    )
    .select(['mockups.name', 'mockups.sides', 'product_presets.print_areas'])
    .where('mockups.container_id', '=', containerId)
    .where('mockups._id', '=', mockupId)
    .executeTakeFirst();
  if (!mockup) throw new UserError('mockup.missing', { code: 'NOT_FOUND', field: 'mockup_id' });
  return mockup.sides.flatMap((side) => printOf(mockup.name, side, presetPrintOf(side.id, mockup.print_areas)) ?? []);
};

/** Draws what is printed on one side of a saved mockup; the same print asked for again is not drawn again. */
const makePrintFile: MutationOperations['makePrintFile'] = operation({
  rule: { module: 'mockup', access: 'add' },
  prepare: async ({ mockup_id, side_id }, context) => {
    const { services, container } = context;
    const prints = await services.inContainer(container._id, (tx) => printsOf(tx, container._id, mockup_id));
    const print = prints.find(({ scene }) => scene.id === side_id);
    if (!print) throw new UserError('mockup.printMissing', { code: 'NOT_FOUND', field: 'side_id' });
    return { print, drawn: await drawPrint(print, context) };
  },
  run: (tx, _args, context, { print, drawn }) => recordPrint(tx, print, drawn, context),
});

export const Query: Pick<QueryOperations, 'printFiles'> = {
  printFiles: {
    rule: { module: 'mockup', access: 'view' },
    run: async (tx, { mockup_id }, { container }) => toPrintFiles(tx, container._id, await printsOf(tx, container._id, mockup_id)),
  },
};

export const Mutation: Pick<MutationOperations, 'makePrintFile'> = { makePrintFile };
