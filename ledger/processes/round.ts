/** Counts how often a shoutout or an award was given: once at first, and again after each recall. */
export type Round = number
export const firstRound: Round = 1

/** The part of a command's id for a round. The first round goes without its number, as ids did before there was a second. */
export const ofRound = (round: Round): readonly string[] => (round === firstRound ? [] : [String(round)])
