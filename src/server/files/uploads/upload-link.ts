import { isDocumentType, type DocumentType } from '../../../domain/files/document-rules';
import { isFontType, type FontType } from '../../../domain/files/font-rules';
import { isImageType, type ImageType } from '../../../domain/files/upload-rules';
import { sign } from '../../kernel/keys';
import { sameSignature } from './secret';

/** Longest life of an upload link, in seconds. */
export const UPLOAD_LIFE = 15 * 60;

/** What one upload link is good for: these bytes, of this container, until then. */
export interface UploadGrant {
  readonly _id: string;
  readonly container: string;
  readonly type: ImageType | FontType | DocumentType;
  /** Bytes. */
  readonly size: number;
  /** Unix seconds. */
  readonly expires: number;
}

const signature = (key: Buffer, grant: UploadGrant): string =>
  sign(key, 'upload', grant._id, grant.container, grant.size, grant.type, grant.expires);

/** The address to PUT to. It carries all it grants, signed, so a forged one costs no look-up. */
export const uploadUrl = (key: Buffer, grant: UploadGrant): string => {
  const query = new URLSearchParams({
    container: grant.container,
    type: grant.type,
    size: String(grant.size),
    expires: String(grant.expires),
    signature: signature(key, grant),
  });
  return `/uploads/${grant._id}?${query.toString()}`;
};

/** The grant of a link, whether it has expired or not; null for one this server did not sign. */
export const readGrant = (key: Buffer, _id: string, query: Readonly<Record<string, unknown>>): UploadGrant | null => {
  const { container, type, size, expires, signature: given } = query;
  if (typeof container !== 'string' || typeof type !== 'string' || typeof given !== 'string') return null;
  if (!isImageType(type) && !isFontType(type) && !isDocumentType(type)) return null;
  const grant: UploadGrant = { _id, container, type, size: Number(size), expires: Number(expires) };
  return sameSignature(given, signature(key, grant)) ? grant : null;
};
