import { sql } from 'kysely';
import type { Services } from '../../src/server/kernel/context';
import type { HttpAnswer } from './http-client';
import type { GraphQLAnswer, TestServer, TestUser } from './harness';

export interface UploadPlan {
  readonly bytes: Buffer;
  readonly filename?: string;
  readonly mimetype?: string;
  /** Announced bytes; what `bytes` has unless told. */
  readonly size?: number;
  /** What it is for; image unless told. */
  readonly type?: string;
  readonly host?: string;
}

const SIGN = `mutation ($type: String!, $filename: String!, $mimetype: String!, $size: Int!) {
  signedUpload(type: $type, filename: $filename, mimetype: $mimetype, size: $size) { _id url }
}`;
const FINISH = `mutation ($_id: ID!) {
  updatePreSignedFile(_id: $_id) { _id url path filename mimetype size width height tags image_sizes { name url width height } }
}`;

/** The three steps of an upload, as a client takes them. */
export const uploadClient = (server: TestServer, user: TestUser, host?: string) => {
  const options = { token: user.token, ...(host && { host }) };
  const sign = (plan: UploadPlan): Promise<GraphQLAnswer> =>
    server.graphql(
      SIGN,
      {
        type: plan.type ?? 'image',
        filename: plan.filename ?? 'art.png',
        mimetype: plan.mimetype ?? 'image/png',
        size: plan.size ?? plan.bytes.length,
      },
      options,
    );
  const put = (url: string, bytes: Buffer, mimetype = 'image/png'): Promise<HttpAnswer> =>
    server.request(url, { method: 'PUT', headers: { 'content-type': mimetype, 'content-length': String(bytes.length) }, body: bytes });
  const finish = (_id: string): Promise<GraphQLAnswer> => server.graphql(FINISH, { _id }, options);
  const upload = async (plan: UploadPlan): Promise<GraphQLAnswer> => {
    const signed = await sign(plan);
    if (signed.errors) return signed;
    const { _id, url } = signed.data.signedUpload;
    const sent = await put(url, plan.bytes, plan.mimetype);
    if (sent.status >= 300) throw new Error(`The PUT was refused: ${sent.text}`);
    return finish(_id);
  };
  return { sign, put, finish, upload };
};

const SIGN_FONT = `mutation ($filename: String!, $mimetype: String!, $size: Int!) {
  signedUploadFont(filename: $filename, mimetype: $mimetype, size: $size) { _id url } }`;
const FINISH_FONT = `mutation ($_id: ID!) {
  fontUpdatePreSignedFile(_id: $_id) { _id provider name family slug variants files { variant url style weight } } }`;

/** The three steps of a font; the answer of the last one, or of the first that is refused. */
export const uploadFont = async (
  server: TestServer,
  { token }: TestUser,
  bytes: Buffer,
  filename: string,
  mimetype = 'application/octet-stream',
): Promise<GraphQLAnswer> => {
  const signed = await server.graphql(SIGN_FONT, { filename, mimetype, size: bytes.length }, { token });
  if (signed.errors) return signed;
  const { _id, url } = signed.data.signedUploadFont;
  const type = new URL(url, server.origin).searchParams.get('type') ?? '';
  const sent = await server.request(url, {
    method: 'PUT',
    headers: { 'content-type': type, 'content-length': String(bytes.length) },
    body: bytes,
  });
  if (sent.status >= 300) throw new Error(`The PUT was refused: ${sent.text}`);
  return server.graphql(FINISH_FONT, { _id }, { token });
};

/** Makes it as if nothing had happened to files for years, although the time of a row only ever grows. */
export const ageFiles = ({ db }: Pick<Services, 'db'>, ...ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`alter table files disable trigger files_version`.execute(tx);
    await tx.updateTable('files').set({ updated_at: 1 }).where('_id', 'in', ids).execute();
    await sql`alter table files enable trigger files_version`.execute(tx);
  });
