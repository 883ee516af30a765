/** The ledger keeps this many characters of a message. */
export const messageLengthMax = 3000
