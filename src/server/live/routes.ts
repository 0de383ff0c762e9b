import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { findCaller, NotSignedIn, type Caller } from '../sign-in/caller';
import { answerNoCaller } from '../sign-in/no-caller';
import { CHANGE_MODULES, type Change } from '../../domain/lists/changes';
import type { Services, SignedInUser } from '../kernel/context';
import { readNews } from '../inbox/operations';
import { UserError } from '../kernel/errors';
import { bearerOf } from '../sign-in/bearer';
import { measure } from '../kernel/measure';
import { OpenCount } from '../kernel/open-count';
import { holds } from '../kernel/permission';
import { Hub } from './hub';
import { HEARTBEAT_MS, PageStream, type Pending, type Telling } from './page-stream';

/** Streams one person may have open at one process: a browser opens one, whatever its tabs. */
const MOST_STREAMS = 10;

/**
 * `GET /live`: what an open page is told by itself, as server-sent events, to whoever the Authorization header names. The caller is looked
 * up anew before each event and every 15 s, so a token that was revoked ends the stream. Who accepts `application/json` gets the news once.
 * 400 and 503 mean what they mean at `/graphql`.
 */
export const livePlugin =
  (services: Services): FastifyPluginCallback =>
  (app, _options, done) => {
    const hub = new Hub(services.pool);
    const open = new OpenCount(MOST_STREAMS);
    app.addHook('onClose', async () => hub.close());

    const callerOf = (request: FastifyRequest): Promise<Caller> =>
      findCaller(services.pool, bearerOf(request), request.hostname, loginAsOf(request));

    const tellingFor = async (request: FastifyRequest, { news, changes }: Pending): Promise<Telling | undefined> => {
      try {
        const { user, container } = await callerOf(request);
        return {
          news: news ? await services.inContainer(container._id, (tx) => readNews(tx, user)) : undefined,
          changes: changes.filter((change) => mayHear(user, change)),
        };
      } catch (error) {
        if (error instanceof NotSignedIn || error instanceof UserError) return undefined;
        throw error;
      }
    };

    app.get('/live', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      try {
        const { user, container } = await callerOf(request);
        if (request.headers.accept === 'application/json') return await services.inContainer(container._id, (tx) => readNews(tx, user));
        const countOut = open.enter(user._id);
        if (!countOut) return await reply.code(429).send({ errors: [{ message: 'Too many pages are open. Close some and try again.' }] });
        const heartbeat = HEARTBEAT_MS / (services.config.haste ?? 1);
        const stream = new PageStream((pending) => tellingFor(request, pending), heartbeat);
        measure('eventStreams', { change: 1 });
        stream.once('close', () => {
          measure('eventStreams', { change: -1 });
          countOut();
        });
        reply.raw.once('close', () => stream.destroy());
        stream.once(
          'close',
          await hub
            .join({
              containerId: container._id,
              userId: user._id,
              wake: () => stream.wake(),
              tellChanged: (change) => stream.tellChanged(change),
            })
            .catch(failIn(stream)),
        );
        return await reply
          .type('text/event-stream; charset=utf-8')
          // nginx would keep the events to itself until there are 4 kB of them.
          .header('x-accel-buffering', 'no')
          .send(stream);
      } catch (error) {
        return answerNoCaller(reply, 'live stream', error);
      }
    });
    done();
  };

/** Which rows there are is for those who may see some of them; what each may see is decided where it is read. */
const mayHear = (user: SignedInUser, { kind }: Change): boolean => {
  const modules = CHANGE_MODULES[kind];
  return modules.length === 0 || modules.some((module) => holds(user, { module, access: 'view' }));
};

const loginAsOf = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers['login-as'];
  return typeof header === 'string' ? header : undefined;
};

const failIn =
  (stream: PageStream) =>
  (error: unknown): never => {
    stream.destroy();
    throw error;
  };
