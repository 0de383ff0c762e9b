import { SupportFiguresDocument, type SupportFiguresQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type SupportFigures = SupportFiguresQuery['supportFigures'];

/** How quickly what came within a time was answered and resolved. */
export const supportFigures = defineEntity({
  name: 'supportFigures',
  query: { document: SupportFiguresDocument, rows: (data): readonly SupportFigures[] => [data.supportFigures] },
  mutations: {},
});
