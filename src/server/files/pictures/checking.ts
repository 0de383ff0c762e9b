import { refuse, type Outcome } from '../../../domain/fault';
import type { ImageType } from '../../../domain/files/upload-rules';
import type { IsolatedWork } from '../../kernel/isolated';
import type { StoredPicture } from '../storage/stored-picture';

declare module '../../kernel/isolated' {
  interface IsolatedKinds {
    picture: { request: PictureRequest; answer: Outcome<StoredPicture> };
    vector: { request: PictureRequest; answer: Outcome<StoredPicture> };
  }
}

/** An upload to check, and where what is made of it goes. Where it is done there are neither a database nor keys to a bucket. */
export interface PictureRequest {
  /** Path of the upload. */
  readonly file: string;
  /** Path of an empty folder for the renditions. */
  readonly folder: string;
  /** The storage key they are taken to afterwards. */
  readonly key: string;
  readonly announced: ImageType;
}

type PictureWork = IsolatedWork<PictureRequest, Outcome<StoredPicture>>;

const load: PictureWork['load'] = async () => (await import('./store-upload')).storeUpload;
const tooMuch = refuse('upload.tooMuch').fault;

/** Pictures made of pixels, whose number bounds the work: the largest take some ten seconds, and more on a busy machine. */
export const picture: PictureWork = { crew: 'checking', limit: 120_000, tooMuch, load };

/** Drawings, which may ask for any amount of work. */
export const vector: PictureWork = { crew: 'checking', limit: 20_000, tooMuch, load };
