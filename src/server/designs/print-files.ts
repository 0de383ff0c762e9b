import type { Tx } from '../kernel/context';
import { STANDARD_PRINT } from '../../domain/print/print-file';
import { findPictures } from '../files/rows';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { drawPrint, printOf, recordPrint, toPrintFiles, type Print } from '../mockups/prints';
import { designFiles } from './files';
import { designRow } from './rows';
import { sidesOf } from './sides';

/** What is printed of a saved design, side by side, at the standard size. Throws `UserError` for a missing or foreign one. */
const printsOf = async (tx: Tx, containerId: string, id: string): Promise<Print[]> => {
  const design = await tx
    .selectFrom('mockup_designs')
    .select(designRow)
    .where('container_id', '=', containerId)
    .where('_id', '=', id.trim())
    .executeTakeFirst();
  if (!design) throw new UserError('design.missing', { code: 'NOT_FOUND', field: '_id' });
  const pictures = await findPictures(tx, containerId, designFiles(design));
  return sidesOf(design, pictures).flatMap((side) => printOf(design.name, side, STANDARD_PRINT) ?? []);
};

export const mockupDesignPrints: QueryOperations['mockupDesignPrints'] = {
  rule: { module: 'mockup', access: 'view' },
  run: async (tx, { _id }, { container }) => toPrintFiles(tx, container._id, await printsOf(tx, container._id, _id)),
};

/** Draws what is printed on one side of a saved design; the same print asked for again is not drawn again. */
export const makeMockupDesignPrint: MutationOperations['makeMockupDesignPrint'] = operation({
  rule: { module: 'mockup', access: 'add' },
  prepare: async ({ _id, position }, context) => {
    const { services, container } = context;
    const prints = await services.inContainer(container._id, (tx) => printsOf(tx, container._id, _id));
    const print = prints.find(({ scene }) => scene.id === position.trim().toLowerCase());
    if (!print) throw new UserError('mockup.printMissing', { code: 'NOT_FOUND', field: 'position' });
    return { print, drawn: await drawPrint(print, context) };
  },
  run: (tx, _args, context, { print, drawn }) => recordPrint(tx, print, drawn, context),
});
