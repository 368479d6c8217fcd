/** The database cannot be reached now, the connection broke, or nothing can be written; later it will be there again. */
export class DatabaseAway extends Error {}

/** A query was given up: either its host vanished, or the query takes long while the database serves others. */
export class QueryTimeout extends DatabaseAway {}
