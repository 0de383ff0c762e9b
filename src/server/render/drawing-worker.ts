import { parentPort } from 'node:worker_threads';
import { UserError } from '../kernel/errors';
import type { DrawingAnswer, DrawingFailure, DrawingRequest } from './drawing-messages';
import { renderPreview } from './preview';

const failureOf = (error: unknown): DrawingFailure => {
  if (!(error instanceof UserError))
    return { kind: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  const { refusal, values, code, field } = error;
  return { kind: 'user', refusal, values, code, field };
};

const draw = async ({ id, side, pictures, fonts, options }: DrawingRequest): Promise<DrawingAnswer> => {
  try {
    const loadFile = async (fileId: string): Promise<Buffer> => {
      const bytes = pictures.get(fileId);
      if (!bytes) throw new Error(`The picture ${fileId} was not handed over.`);
      return Buffer.from(bytes);
    };
    const { buffer, ...drawn } = await renderPreview(side, loadFile, {
      ...options,
      fontFiles: async (family) => fonts.get(family) ?? null,
    });
    return { id, drawn: { ...drawn, bytes: buffer } };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
};

/** Draws what the other end of this thread asks for. */
parentPort?.on('message', (request: DrawingRequest) => {
  void draw(request).then((answer) => parentPort?.postMessage(answer));
});
