import { accept, refuse, type Fault, type Outcome } from '../../../domain/fault';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { withScratch } from '../storage/scratch';
import { ALTERED, assemble } from './arrived';
import { discardUpload, findUpload, GONE, isFinished, type Uploaded, type UploadKind } from './uploads';

/** An upload to check, with an empty folder to work in; `bytes` writes the upload there, once, and gives its path. */
interface Arrived extends Uploaded {
  readonly folder: string;
  readonly bytes: () => Promise<string>;
}

/**
 * What `check` makes of the bytes of an upload; null when the upload is finished already, by whomever. A refused one is gone afterwards, row
 * and bytes. What `check` throws leaves it for another try, but for `tooMuch` and bytes that are gone or altered: refusals like any other.
 */
export const checkUploaded = async <T>(
  services: Services,
  containerId: string,
  { _id, kind, tooMuch }: { readonly _id: string; readonly kind: UploadKind; readonly tooMuch: Fault },
  check: (upload: Arrived) => Promise<Outcome<T>>,
): Promise<Outcome<T | null>> => {
  const row = await findUpload(services, containerId, _id, kind);
  if (!row || row.state === 'removed') return GONE;
  if (row.state === 'ready') return accept(null);
  if (row.state === 'reserved') return refuse('upload.notSent', { field: '_id' });
  const work = (folder: string) => check({ ...row, folder, bytes: () => assemble(services, row, folder) });
  const outcome = await withScratch(services.config, work).catch((error: unknown) => {
    const fault = [tooMuch, GONE.fault, ALTERED.fault].find(({ refusal }) => error instanceof UserError && error.refusal === refusal);
    if (!fault) throw error;
    return { ok: false, fault } as const;
  });
  if (outcome.ok) return outcome;
  if (outcome.fault.refusal === 'upload.gone' && (await isFinished(services, containerId, _id, kind))) return accept(null);
  await discardUpload(services, containerId, _id);
  return outcome;
};
