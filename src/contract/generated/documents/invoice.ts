import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const InvoiceFields = "fragment InvoiceFields on Invoice{_id number kind status fulfilment_id provider month subtotal tax total due credits reason paid_from reference issued_at paid_at created_at updated_at store{...ItemStoreFields}}";
const ItemStoreFields = "fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status sto_ebay_payment issuu_token}";
export const InvoicesDocument = ("query Invoices($_id:ID$search:String$status:String$store:ID$provider:ID$month:String$sort:String){invoices(_id:$_id search:$search status:$status store:$store provider:$provider month:$month sort:$sort){...InvoiceFields}}" + InvoiceFields + ItemStoreFields) as unknown as TypedDocumentString<Types.InvoicesQuery, Types.InvoicesQueryVariables>;
export const InvoicesCountDocument = ("query InvoicesCount{invoicesCount{statuses{status count}months}}") as unknown as TypedDocumentString<Types.InvoicesCountQuery, Types.InvoicesCountQueryVariables>;
export const InvoiceDocument = ("query Invoice($_id:ID!){invoice(_id:$_id){_id from to lines{order fo kind amount at}}}") as unknown as TypedDocumentString<Types.InvoiceQuery, Types.InvoiceQueryVariables>;
export const MakeInvoiceDocument = ("mutation MakeInvoice{makeInvoice{...InvoiceFields}}" + InvoiceFields + ItemStoreFields) as unknown as TypedDocumentString<Types.MakeInvoiceMutation, Types.MakeInvoiceMutationVariables>;
export const IssueInvoiceDocument = ("mutation IssueInvoice($ids:[ID!]!){issueInvoice(ids:$ids){...InvoiceFields}}" + InvoiceFields + ItemStoreFields) as unknown as TypedDocumentString<Types.IssueInvoiceMutation, Types.IssueInvoiceMutationVariables>;
export const PayInvoiceDocument = ("mutation PayInvoice($_id:ID!$from:String!$reference:String){payInvoice(_id:$_id from:$from reference:$reference){...InvoiceFields}}" + InvoiceFields + ItemStoreFields) as unknown as TypedDocumentString<Types.PayInvoiceMutation, Types.PayInvoiceMutationVariables>;
export const VoidInvoiceDocument = ("mutation VoidInvoice($_id:ID!$reason:String!){voidInvoice(_id:$_id reason:$reason){...InvoiceFields}}" + InvoiceFields + ItemStoreFields) as unknown as TypedDocumentString<Types.VoidInvoiceMutation, Types.VoidInvoiceMutationVariables>;
