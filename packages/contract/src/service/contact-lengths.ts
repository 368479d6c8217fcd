/** Characters that the contact form takes, without blanks at the ends; pages count with them too. */
export const CONTACT_LENGTHS = {
  subject: { least: 8, most: 120 },
  message: { least: 30, most: 4000 },
  email: { least: 0, most: 254 },
} as const;
