/** Who sells carrots in tests. */
export const SELLER = {
  name: "Karota, učenje z igro, d.o.o.",
  address: "Šolska ulica 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  tax_number: "SI12345679",
  iban: "SI56020360253863406",
  bic: "LJBASI2X",
};
