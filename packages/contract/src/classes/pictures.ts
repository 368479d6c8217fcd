/** The pictures of cards, of which each pupil has three in an order. Printed cards name them: none is taken out. */
export const CARD_PICTURES = [
  "carrot",
  "apple",
  "mushroom",
  "flower",
  "tree",
  "cherries",
  "snail",
  "butterfly",
  "fish",
  "rabbit",
  "ladybird",
  "sun",
  "moon",
  "acorn",
  "umbrella",
  "boat",
  "cottage",
  "key",
  "star",
  "heart",
  "bell",
  "cup",
  "book",
  "balloon",
] as const;
export type CardPicture = (typeof CARD_PICTURES)[number];

/** How many of them a card has, each another one. */
export const PICTURES_A_CARD = 3;
