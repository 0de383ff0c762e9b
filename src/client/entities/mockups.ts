import { MakeProductMockupDocument, ProductMockupsDocument, type MockupFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type Mockup = MockupFieldsFragment;

/** Saved designs of a product (specification 2, §3, Mockup). */
export const mockups = defineEntity({
  name: 'mockups',
  query: { document: ProductMockupsDocument, rows: (data): readonly Mockup[] => data.productMockups },
  mutations: {
    save: mutation({ document: MakeProductMockupDocument, rows: (data) => [data.makeProductMockup] }),
  },
});
