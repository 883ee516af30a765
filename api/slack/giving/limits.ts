/** The maximum length of a message in the ledger. */
export const messageLengthMax = 3000
