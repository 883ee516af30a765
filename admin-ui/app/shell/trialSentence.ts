/** When the trial ends, counted in calendar days. */
export const trialSentence = (daysLeft: number): string => {
  if (daysLeft === 0) return 'Your trial ends today.'
  if (daysLeft === 1) return 'Your trial ends tomorrow.'
  return `Your trial ends in ${daysLeft} days.`
}
