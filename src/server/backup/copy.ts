import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** Bytes that may wait for their reader. */
const WAITING = 1024 * 1024;

/** What the driver's connection has for COPY besides what its types tell. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** What the driver calls while a statement runs; the names are its own. */
interface Statement extends Submittable {
  handleCopyData?(message: { readonly chunk: Buffer }, connection: Connection): void;
  handleCopyInResponse?(connection: CopyConnection): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

const submit = (client: ClientBase, statement: Statement): void => void client.query(statement);

/** Runs `COPY … TO STDOUT` and streams what it says; the database waits while nobody reads. */
export const copyOut = (client: ClientBase, text: string): Readable => {
  let resume = (): void => undefined;
  const rows = new Readable({ highWaterMark: WAITING, read: () => resume() });
  submit(client, {
    submit: (connection) => {
      resume = () => void connection.stream.resume();
      connection.query(text);
    },
    handleCopyData: ({ chunk }, connection) => {
      // The driver uses the memory again.
      if (!rows.push(Buffer.from(chunk))) connection.stream.pause();
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => void rows.push(null),
    handleError: (error) => void rows.destroy(error),
  });
  return rows;
};

/** Runs `COPY … FROM STDIN` with what the source brings, no faster than the database takes it. Throws what either throws. */
export const copyIn = (client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<void> =>
  new Promise((resolve, reject) => {
    let failure: unknown;
    const send = async (connection: CopyConnection): Promise<void> => {
      try {
        for await (const chunk of source) {
          if (failure) return;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        connection.endCopyFrom();
      } catch (error) {
        failure ??= error;
        connection.sendCopyFail('The source failed.');
      }
    };
    submit(client, {
      submit: (connection) => connection.query(text),
      handleCopyInResponse: (connection) => void send(connection),
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: (error) => {
        failure ??= error;
        reject(failure);
      },
    });
  });
