/** A kind of data that is held about a person. */
export type Section = {
  readonly name: string
  readonly holds: string
  /** Where the data comes from. */
  readonly source: string
  readonly kept: string
  /**
   * Selects the rows of the member $2 of the team $1. `at` and `key` order them and are not shown; all other columns are.
   * What only the member may see is left out for every other `viewer`.
   */
  readonly sql: string
}

/** SQL: the member who gets the file. */
export const viewer = '(select member_id from viewer)'

/** SQL: whether the birthday of the member `m` is not for the viewer. */
export const isBirthdayHidden = `(m.is_birthday_private and m.member_id <> ${viewer})`

export const untilErased = 'Until the person is erased.'

/** For how long words are kept that a team can limit. */
export const wordsKept = (months: number | null): string =>
  months === null ? untilErased : `Words for ${months} months, the rest until the person is erased.`
