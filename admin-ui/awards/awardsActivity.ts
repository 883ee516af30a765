/** The report of what was awarded: all that was lately, or one award ever since. */
export const awardsActivity = (awardId?: string): string =>
  `/reporting/activity?type=awards${awardId === undefined ? '' : `&award_id=${awardId}&days=all`}`
