/** Who runs Karota in tests. */
export const OPERATOR = {
  name: "Osnovna šola Karota",
  address: "Šolska ulica 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  email: "info@karota.example",
  data_protection_officer: { name: "Bor Kos", email: "dpo@karota.example" },
  data_protection_authority: { name: "Informacijski pooblaščenec", url: "https://www.ip-rs.si" },
};
