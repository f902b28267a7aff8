export { type InvoiceFacts, writeInvoice } from "./write-invoice.ts";
