import { accept, refuse, type Fault, type Outcome } from '../../../domain/fault';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { discardUpload, findUpload, GONE, isFinished } from './uploads';

type Uploaded = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/**
 * What `check` makes of the bytes of an upload; null when the upload is finished already, by whomever. A refused one is gone afterwards, row
 * and bytes. What `check` throws leaves it for another try, but for `tooMuch`, which is a refusal like any other.
 */
export const checkUploaded = async <T>(
  services: Services,
  containerId: string,
  { _id, kind, tooMuch }: { readonly _id: string; readonly kind: 'upload' | 'font'; readonly tooMuch: Fault },
  check: (row: Uploaded) => Promise<Outcome<T>>,
): Promise<Outcome<T | null>> => {
  const row = await findUpload(services, containerId, _id, kind);
  if (!row || row.state === 'removed') return GONE;
  if (row.state === 'ready') return accept(null);
  if (row.state === 'reserved') return refuse('upload.notSent', { field: '_id' });
  const outcome = await check(row).catch((error: unknown) => {
    if (error instanceof UserError && error.refusal === tooMuch.refusal) return { ok: false, fault: tooMuch } as const;
    throw error;
  });
  if (outcome.ok) return outcome;
  if (outcome.fault.refusal === 'upload.gone' && (await isFinished(services, containerId, _id, kind))) return accept(null);
  await discardUpload(services, containerId, _id);
  return outcome;
};
