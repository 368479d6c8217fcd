import type { HouseReply } from "@karota/contract/service/house.ts";

const USUAL: HouseReply = { banner: null, sign_up: true, carrot_cents: 10, closed_games: [] };

/** The browser as it is when the house has told this about itself. */
export const knowHouse = (house: Partial<HouseReply> = {}): void =>
  localStorage.setItem("karota:house", JSON.stringify({ ...USUAL, ...house }));
