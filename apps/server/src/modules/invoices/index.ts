export { PLAY_SELLER, type Buyer, type InvoiceDocument } from "./document.ts";
export { issueDocument } from "./issue-document.ts";
export { creditorReference, digitsOfReference, slovenianReference } from "./references.ts";
export { renderXml } from "./render-xml.ts";
export { listInvoices, nextNumber, type InvoiceRow } from "./store.ts";
