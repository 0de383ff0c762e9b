import { ColleaguesDocument, type ColleaguesQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

type Colleague = ColleaguesQuery['colleagues'][number];

/** The members work can be given to, by name; whoever has the work may see them. */
export const colleagues = defineEntity({
  name: 'colleagues',
  query: { document: ColleaguesDocument, rows: (data): readonly Colleague[] => data.colleagues },
  mutations: {},
});
