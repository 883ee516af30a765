/** Nominations of one member in one campaign: more than anyone writes with care, and a bound of the campaign's state. */
export const nominationsPerMemberMax = 50

/** Winners of one campaign. Each is paid, and announced in the channel. */
export const winnersMax = 100
