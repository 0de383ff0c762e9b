import { ClipartsDocument, type ClipartsQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type Clipart = ClipartsQuery['cliparts'][number];

/** Shipped drawings (specification 2, §3, Clipart). */
export const cliparts = defineEntity({
  name: 'cliparts',
  query: { document: ClipartsDocument, rows: (data): readonly Clipart[] => data.cliparts },
  mutations: {},
});
