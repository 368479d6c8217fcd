import { XMLBuilder } from "fast-xml-parser";
import { methodOf } from "../payment-methods/index.ts";
import type { Buyer, InvoiceDocument } from "./document.ts";
import { creditorReference, slovenianReference } from "./references.ts";

type Xml = { [name: string]: unknown };

/** Cents as the standard writes amounts: `12.30`. */
const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
const amount = (cents: number): Xml => ({ "#text": euros(cents), "@currencyID": "EUR" });
const quantity = (hundredths: number): Xml => ({ "#text": String(hundredths / 100), "@unitCode": "C62" });

/** Signs that XML 1.0 cannot hold at all. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A tax number with its country before it. */
const isVatId = (taxId: string): boolean => /^[A-Z]{2}[0-9A-Z+*]{2,}$/.test(taxId);

/** A tax number that is not for VAT, or on a document without VAT, is a number of the company. */
function party(
  one: Pick<Buyer, "name" | "address" | "post" | "post_number" | "country">,
  company: string,
  taxId: string,
  rate: number,
): Xml {
  const isVat = rate > 0 && isVatId(taxId);
  return {
    "cac:Party": {
      "cac:PostalAddress": {
        "cbc:StreetName": one.address,
        "cbc:CityName": one.post,
        "cbc:PostalZone": one.post_number,
        "cac:Country": { "cbc:IdentificationCode": one.country },
      },
      ...(isVat && { "cac:PartyTaxScheme": { "cbc:CompanyID": taxId, "cac:TaxScheme": { "cbc:ID": "VAT" } } }),
      "cac:PartyLegalEntity": {
        "cbc:RegistrationName": company || one.name,
        ...(taxId && !isVat && { "cbc:CompanyID": taxId }),
      },
    },
  };
}

/**
 * An invoice or a credit note as EN 16931 in the syntax UBL 2.1. Without VAT it is a service to a buyer outside the EU,
 * outside the scope of the tax (category O, which has no rate).
 */
export function renderXml(document: InvoiceDocument): string {
  const { kind, seller, buyer, vat_rate: rate } = document;
  const isNote = kind === "credit_note";
  const isTransfer = methodOf(document).settlesByHand === true;
  const category = {
    "cbc:ID": rate > 0 ? "S" : "O",
    ...(rate > 0 && { "cbc:Percent": String(rate / 100) }),
  };
  const scheme = { "cac:TaxScheme": { "cbc:ID": "VAT" } };
  const reference =
    buyer.country === "SI" ? slovenianReference(document.reference) : creditorReference(document.reference);
  const lineQuantity = quantity(document.amount);
  const body: Xml = {
    "@xmlns": `urn:oasis:names:specification:ubl:schema:xsd:${isNote ? "CreditNote" : "Invoice"}-2`,
    "@xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    "@xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
    "cbc:CustomizationID": "urn:cen.eu:en16931:2017",
    "cbc:ID": document.number,
    "cbc:IssueDate": document.issued,
    ...(!isNote && { "cbc:DueDate": document.due }),
    [isNote ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode"]: isNote ? "381" : "380",
    "cbc:DocumentCurrencyCode": "EUR",
    ...(document.corrects && {
      "cac:BillingReference": { "cac:InvoiceDocumentReference": { "cbc:ID": document.corrects } },
    }),
    "cac:AccountingSupplierParty": party(seller, seller.name, seller.tax_number, rate),
    "cac:AccountingCustomerParty": party(buyer, buyer.company, buyer.vat_id, rate),
    "cac:Delivery": { "cbc:ActualDeliveryDate": document.served },
    "cac:PaymentMeans": {
      // 58: SEPA credit transfer, 48: bank card, 1: not specified, as the account for a refund is unknown.
      "cbc:PaymentMeansCode": isTransfer ? (isNote ? "1" : "58") : "48",
      ...(isNote && { "cbc:PaymentDueDate": document.issued }),
      ...(isTransfer &&
        !isNote && {
          "cbc:PaymentID": reference,
          "cac:PayeeFinancialAccount": {
            "cbc:ID": seller.iban,
            "cac:FinancialInstitutionBranch": { "cbc:ID": seller.bic },
          },
        }),
    },
    "cac:TaxTotal": {
      "cbc:TaxAmount": amount(document.vat_cents),
      "cac:TaxSubtotal": {
        "cbc:TaxableAmount": amount(document.net_cents),
        "cbc:TaxAmount": amount(document.vat_cents),
        "cac:TaxCategory": {
          ...category,
          ...(rate === 0 && { "cbc:TaxExemptionReasonCode": "VATEX-EU-O" }),
          ...scheme,
        },
      },
    },
    "cac:LegalMonetaryTotal": {
      "cbc:LineExtensionAmount": amount(document.net_cents),
      "cbc:TaxExclusiveAmount": amount(document.net_cents),
      "cbc:TaxInclusiveAmount": amount(document.gross_cents),
      ...(!isNote && { "cbc:PrepaidAmount": amount(document.gross_cents) }),
      "cbc:PayableAmount": amount(isNote ? document.gross_cents : 0),
    },
    [isNote ? "cac:CreditNoteLine" : "cac:InvoiceLine"]: {
      "cbc:ID": "1",
      [isNote ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity"]: lineQuantity,
      "cbc:LineExtensionAmount": amount(document.net_cents),
      "cac:Item": { "cbc:Name": "Karota", "cac:ClassifiedTaxCategory": { ...category, ...scheme } },
      // The price of all of them at once: no rounding.
      "cac:Price": { "cbc:PriceAmount": amount(document.net_cents), "cbc:BaseQuantity": lineQuantity },
    },
  };
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });
  const xml = builder.build({ [isNote ? "CreditNote" : "Invoice"]: body }).replaceAll(NO_XML, " ");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}
