import { effectiveDpi } from '../../domain/print/preflight';
import type { LinePrints } from '../sales/tables';
import { findPictures } from '../files/rows';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { printsOf } from '../mockups/print-files';
import { drawPrint, keepPrint, type Print, type PrintOwner } from '../mockups/prints';

/** Nobody in particular has them drawn. */
const NOBODY = { _id: null };

/** Dots per inch of the softest picture on a side; null where all of it is drawn at whatever size. */
const dpiOf = ({ scene, size }: Print, pixels: ReadonlyMap<string, { readonly width: number; readonly height: number }>): number | null => {
  const each = scene.layers.flatMap((layer) => {
    const picture = layer.type === 'image' && layer.visible ? pixels.get(layer.fileId) : undefined;
    if (layer.type !== 'image' || !picture || picture.width === 0 || picture.height === 0) return [];
    return [effectiveDpi(layer, picture, scene.printArea, size)];
  });
  return each.length === 0 ? null : Math.round(Math.min(...each));
};

const drawAll = async (services: Services, containerId: string, prints: readonly Print[]): Promise<LinePrints> => {
  const owner: PrintOwner = { services, container: { _id: containerId }, user: NOBODY };
  const files: LinePrints['files'][number][] = [];
  for (const print of prints) {
    const drawn = await drawPrint(print, owner);
    files.push(
      await services.inContainer(containerId, async (tx) => {
        const { _id } = await keepPrint(tx, print, drawn, owner);
        const ids = print.scene.layers.flatMap((layer) => (layer.type === 'image' ? [layer.fileId] : []));
        return { area: print.scene.id, file_id: _id, dpi: dpiOf(print, await findPictures(tx, containerId, ids)) };
      }),
    );
  }
  return { areas: prints.length, files };
};

/**
 * What goes to the printer of a mockup as it is now, drawn where it was not yet. A print is known by what it shows, so what a line was given
 * stays what it is whatever becomes of the mockup. Where something is missing or cannot be drawn, a person has to see to it.
 */
export const drawPrints = async (services: Services, containerId: string, mockupId: string): Promise<LinePrints> => {
  let areas = 1;
  try {
    const prints = await services.inContainer(containerId, (tx) => printsOf(tx, containerId, mockupId));
    areas = prints.length;
    return await drawAll(services, containerId, prints);
  } catch (error) {
    if (!(error instanceof UserError) || error.code === 'UNAVAILABLE') throw error;
    logFault('print files', error);
    return { areas, files: [] };
  }
};
