import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { ConnectorError } from '../connectors/connector';
import { fetchPicture } from '../connectors/picture';
import { contentHash } from '../files';
import { rasterKind } from '../files/pictures/image-kind';
import { attachmentThumbKey, attachmentThumbUrl } from '../files/storage/addresses';
import type { StoredPreview } from '../files/storage/previews';
import { takeFolder } from '../files/storage/stored-picture';
import { uploadsKey } from '../files/uploads/secret';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sign } from '../kernel/keys';
import { logFault } from '../kernel/log';
import { outsideOfNobody } from '../outside';
import { PicturePlaces } from './picture-places';
import { cleanUp } from '../kernel/clean-up';

/** Milliseconds a picture may take to come. */
const PATIENCE = 10_000;

/** Where a provider's picture lies here; nobody guesses it. `as`: one for the shelf, or all sizes of one that became a file of the container. */
const keyOf = async (services: Services, as: 'shelf' | 'preview', containerId: string, url: string): Promise<string> =>
  sign(await uploadsKey(services.config), as === 'shelf' ? 'provider picture' : 'preview', containerId, contentHash('outside', url)).slice(
    0,
    32,
  );

export const shelfKey = (services: Services, containerId: string, url: string): Promise<string> =>
  keyOf(services, 'shelf', containerId, url);

/** Where the page asks for a picture: on our own host, whoever's it is. Null: there is none. */
export const pictureDoor = (key: string | null): string | null => (key === null ? null : `/provider-pictures/${key}`);

/** Reads a picture from where its provider shows it, checks it and draws it anew as an upload is; null: it cannot be had, or is none we show. */
const takenIn = async <T>(
  services: Services,
  containerId: string,
  { url, key }: { readonly url: string; readonly key: string },
  keep: (folder: string, picture: Pick<StoredPreview, 'size' | 'width' | 'height' | 'image_sizes' | 'mimetype'>) => Promise<T>,
): Promise<T | null> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'provider-picture-'));
  try {
    const outside = { ...(await outsideOfNobody(services)), signal: AbortSignal.timeout(PATIENCE) };
    const { bytes } = await fetchPicture(outside, url);
    const announced = rasterKind(bytes);
    if (announced === null) return null;
    const [file, renditions] = [path.join(folder, 'as-it-came'), path.join(folder, 'renditions')];
    await writeFile(file, bytes);
    await mkdir(renditions);
    const drawn = await services.isolated('picture', containerId, () => ({ file, folder: renditions, key, announced }));
    return drawn.ok ? await keep(renditions, { ...drawn.value, mimetype: announced }) : null;
  } catch (error) {
    // Whatever a provider shows or does not show is no fault of ours.
    if (error instanceof ConnectorError || error instanceof UserError) return null;
    throw error;
  } finally {
    await cleanUp('picture of a provider', () => rm(folder, { recursive: true, force: true }));
  }
};

/** Takes a provider's picture in with all its sizes, to be recorded by `recordPreview`; the same one again lies in the same place. */
export const takePicture = async (services: Services, containerId: string, url: string): Promise<StoredPreview | null> => {
  const key = await keyOf(services, 'preview', containerId, url);
  return takenIn(services, containerId, { url, key }, async (folder, picture) => {
    await takeFolder(services.storage, key, folder);
    return { ...picture, key, kind: 'preview', contentHash: contentHash('outside', url) };
  });
};

const KEY = /^[0-9a-f]{32}$/;

/** A picture somewhere outside, and whose shelf it stands on. */
interface OutsidePicture {
  readonly container_id: string;
  readonly url: string;
}

/** Which picture is kept under a key; undefined: none. */
type FindPicture = (services: Services, key: string) => Promise<OutsidePicture | undefined>;

const ofProvider: FindPicture = async ({ db }, key) => {
  const row = await db.selectFrom('provider_products').select(['container_id', 'image']).where('image_key', '=', key).executeTakeFirst();
  return row?.image ? { container_id: row.container_id, url: row.image } : undefined;
};

/** Takes in the small picture that is kept under a key; false: it cannot be had. */
const takeSmall = async (services: Services, { container_id, url }: OutsidePicture, key: string): Promise<boolean> => {
  const taken = await takenIn(services, container_id, { url, key }, async (folder) => {
    await services.storage.take(attachmentThumbKey(key), path.join(folder, 'thumb.webp'));
    return true;
  });
  return taken ?? false;
};

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('This image doesn’t exist.');

/** `GET /provider-pictures/<key>`: leads to the small picture of a provider's product. */
export const providerPicturesPlugin = (services: Services): FastifyPluginCallback => shelfPlugin(services, 'provider-pictures', ofProvider);

/**
 * `GET /<shelf>/<key>`: leads to the small picture of something outside. It is taken in when somebody first looks, so of thousands only
 * those on screen ever come, and the browser asks nobody but us.
 */
export const shelfPlugin = (services: Services, shelf: string, find: FindPicture): FastifyPluginCallback => {
  const places = new PicturePlaces();
  const isThere = async (key: string): Promise<boolean> => {
    if ((await services.storage.stat(attachmentThumbKey(key))) !== null) return true;
    const picture = await find(services, key);
    return picture !== undefined && places.take(key, picture.container_id, () => takeSmall(services, picture, key));
  };
  return (app, _options, done) => {
    app.get<{ Params: { key: string } }>(`/${shelf}/:key`, async ({ params: { key } }, reply) => {
      if (!KEY.test(key)) return missing(reply);
      try {
        if (!(await isThere(key))) return missing(reply);
      } catch (error) {
        logFault('pictures of providers', error);
        return missing(reply);
      }
      return reply.header('cache-control', 'public, max-age=86400').redirect(attachmentThumbUrl(key), 302);
    });
    done();
  };
};
