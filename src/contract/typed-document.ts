/** A document of the contract, as it is sent, with the types of its answer and its variables. */
export type TypedDocumentString<Data, Variables> = string & { readonly __types?: (variables: Variables) => Data };
