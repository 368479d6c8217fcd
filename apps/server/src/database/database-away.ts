/** The database cannot be reached now, the connection broke, or nothing can be written; later it will be there again. */
export class DatabaseAway extends Error {}
