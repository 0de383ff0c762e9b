import type { Outcome } from '../../domain/fault';
import type { Services, Tx } from '../kernel/context';
import { checkUploaded } from '../files/uploads/checked';
import { becomeFile } from '../files/uploads/uploads';
import { font, type StoredFont } from './checking';

/**
 * Checks the bytes of an uploaded font and stores them where they are served. The row is left to the caller, so repeating it does no harm.
 * Null when the upload is finished already; a refused one is gone afterwards, row and bytes.
 */
export const processFont = (services: Services, containerId: string, _id: string): Promise<Outcome<StoredFont | null>> =>
  checkUploaded(services, containerId, { _id, kind: 'font', tooMuch: font.tooMuch }, ({ key }) =>
    services.isolated('font', containerId, () => ({ dataDir: services.config.dataDir, _id, key })),
  );

/** Makes a processed font upload a file in the container of `tx`; false when somebody else did so meanwhile. */
export const finishFont = (services: Services, tx: Tx, containerId: string, _id: string, { type }: StoredFont): Promise<boolean> =>
  becomeFile(services, tx, containerId, _id, { mimetype: type });
