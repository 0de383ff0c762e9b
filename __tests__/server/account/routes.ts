import type { FastifyInstance } from 'fastify';

export interface Route {
  readonly method: string;
  readonly path: string;
}

const LINE = /^((?:[│ ] {3})*)[├└]── (\S+) \(([A-Z, ]+)\)$/;

/** Every route a server answers, read from the tree it prints, so that a new one is there by itself. */
export const routesOf = (app: FastifyInstance): readonly Route[] => {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent, own, methods] = LINE.exec(line) ?? [];
      if (indent === undefined || own === undefined || methods === undefined) throw new Error(`Not a line of routes: ${line}`);
      const depth = indent.length / 4;
      const path = depth === 0 ? own : `${parents[depth - 1]}${own}`;
      parents[depth] = path;
      return methods.split(', ').map((method) => ({ method, path }));
    });
};
