/** The report of what was awarded: all of it, or one award alone. */
export const awardsActivity = (awardId?: string): string =>
  `/reporting/activity?type=awards${awardId === undefined ? '' : `&award_id=${awardId}`}`
