/** How a celebration is announced: as usual, with the word that it is belated, or to the member alone. */
export type Lateness = 'onTime' | 'belated' | 'toldAlone'

const belatedFromDays = 2
const toldAloneFromDays = 7

/** Decides how to announce a celebration that is granted or posted some days after its day. */
export const latenessOf = (daysLate: number): Lateness => {
  if (daysLate >= toldAloneFromDays) return 'toldAlone'
  return daysLate >= belatedFromDays ? 'belated' : 'onTime'
}
