import { gql, InMemoryCache } from '@apollo/client';
import { PAGE, QUERY } from './dataset';
import type { ShownListing, Side } from './side';

const query = gql(QUERY);
const priceOf = gql`
  fragment PriceOf on Listing {
    price
  }
`;

interface Answer {
  readonly listings: { readonly nodes: readonly ShownListing[] };
}

export const createApolloSide = (): Side => {
  const cache = new InMemoryCache({ typePolicies: { ListingPage: { keyFields: false } } });
  const variables = (page: number) => ({ page, perpage: PAGE });
  return {
    name: 'Apollo Client',
    idField: 'id',
    write: (data, page) => void cache.writeQuery({ query, data: data as Answer, variables: variables(page) }),
    updatePrice: (id, price) =>
      void cache.writeFragment({ id: `Listing:${id}`, fragment: priceOf, data: { __typename: 'Listing', price } }),
    readPage: (page) => cache.readQuery<Answer>({ query, variables: variables(page) })?.listings.nodes ?? [],
    unmount: () => undefined,
  };
};
