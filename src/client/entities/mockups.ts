import {
  ApplyMockupDesignDocument,
  MakeProductMockupDocument,
  ProductMockupsDocument,
  type MockupFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type Mockup = MockupFieldsFragment;

/** Saved designs of a product (specification 2, §3, Mockup). */
export const mockups = defineEntity({
  name: 'mockups',
  query: { document: ProductMockupsDocument, rows: (data): readonly Mockup[] => data.productMockups },
  mutations: {
    /** Puts a 2D design on product types. */
    apply: mutation({ document: ApplyMockupDesignDocument, rows: (data) => data.applyMockupDesign }),
    save: mutation({ document: MakeProductMockupDocument, rows: (data) => [data.makeProductMockup], over: saveOver('save') }),
  },
});
