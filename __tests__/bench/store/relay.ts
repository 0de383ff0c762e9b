import { Kind, parse, type SelectionSetNode } from 'graphql';
import { createOperationDescriptor, Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { ConcreteRequest, Disposable, GraphQLResponse, NormalizationSelection, PayloadData, Snapshot } from 'relay-runtime';
import { PAGE, QUERY } from './dataset';
import type { ShownListing, Side } from './side';

const typeOf: Readonly<Record<string, string>> = {
  listings: 'ListingPage',
  nodes: 'Listing',
  store: 'Store',
  productType: 'ProductType',
  provider: 'Provider',
  images: 'Image',
  variants: 'Variant',
  options: 'Option',
};
const plural = new Set(['nodes', 'images', 'variants', 'options']);
const parameters = ['page', 'perpage'];

/** What Relay's compiler would make of the query: it needs a schema and a build step, the run-time format is all that counts here. */
const selectionsOf = (set: SelectionSetNode, top: boolean): NormalizationSelection[] =>
  set.selections.map((field) => {
    if (field.kind !== Kind.FIELD) throw new Error('The query of this benchmark has fields only.');
    const name = field.name.value;
    if (!field.selectionSet) return { alias: null, args: null, kind: 'ScalarField', name, storageKey: null };
    return {
      alias: null,
      args: top ? parameters.map((parameter) => ({ kind: 'Variable', name: parameter, variableName: parameter })) : null,
      concreteType: typeOf[name] ?? null,
      kind: 'LinkedField',
      name,
      plural: plural.has(name),
      selections: selectionsOf(field.selectionSet, false),
      storageKey: null,
    };
  });

const compiled = (): ConcreteRequest => {
  const [definition] = parse(QUERY).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The query of this benchmark is one operation.');
  const selections = selectionsOf(definition.selectionSet, true);
  const argumentDefinitions = parameters.map((name) => ({ defaultValue: null, kind: 'LocalArgument', name }));
  return {
    fragment: { argumentDefinitions, kind: 'Fragment', metadata: null, name: 'Listings', selections, type: 'Query', abstractKey: null },
    kind: 'Request',
    operation: { argumentDefinitions, kind: 'Operation', name: 'Listings', selections },
    params: { id: null, metadata: {}, name: 'Listings', operationKind: 'query', text: QUERY, cacheID: 'listings' },
  } as unknown as ConcreteRequest;
};

interface Answer {
  readonly listings: { readonly nodes: readonly ShownListing[] };
}

export const createRelaySide = (): Side => {
  const request = compiled();
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: 1_000_000, gcScheduler: () => undefined });
  const network = Network.create(() => Promise.reject<GraphQLResponse>(new Error('The benchmark asks no network.')));
  const environment = new Environment({ store, network });
  const operation = (page: number) => createOperationDescriptor(request, { page, perpage: PAGE });
  const retained: Disposable[] = [];
  const mounted = new Map<number, { snapshot: Snapshot; subscription: Disposable }>();

  /** A mounted list holds a subscription, which keeps its last snapshot. */
  const mount = (page: number) => {
    const entry = { snapshot: environment.lookup(operation(page).fragment), subscription: { dispose: () => undefined } as Disposable };
    entry.subscription = environment.subscribe(entry.snapshot, (next) => {
      entry.snapshot = next;
    });
    mounted.set(page, entry);
    return entry;
  };

  return {
    name: 'Relay',
    idField: 'id',
    write: (data, page) => {
      const descriptor = operation(page);
      retained.push(environment.retain(descriptor));
      environment.commitPayload(descriptor, data as PayloadData);
    },
    updatePrice: (id, price) => environment.commitUpdate((proxy) => void proxy.get(id)?.setValue(price, 'price')),
    readPage: (page) => ((mounted.get(page) ?? mount(page)).snapshot.data as unknown as Answer).listings.nodes,
    unmount: () => {
      for (const { subscription } of mounted.values()) subscription.dispose();
      mounted.clear();
    },
  };
};
