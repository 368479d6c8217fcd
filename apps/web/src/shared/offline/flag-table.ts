/** The name of the file with all flags: 331 kB that only the flags need, so a browser keeps it from their first use on. */
export const FLAG_TABLE = "flag-table";
