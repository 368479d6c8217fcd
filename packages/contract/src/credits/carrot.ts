/** Euro cents of one carrot, VAT included. */
export const CARROT_CENTS = 10;
