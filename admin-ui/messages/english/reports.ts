export const reports = {
  activity: 'Activity',
  activityLead: 'Every line stands for entries of the ledger. Nothing here is ever edited or removed.',
  allDays: 'Show all days',
  empty: 'Nothing happened in these days',
  emptySentence: 'Choose a longer range of days to look further back.',
  noMatch: 'Nothing matches',
  noMatchSentence: 'No line of this report has what you are looking for.',
  oneAward: 'One award',
  reports: 'Reports',
  search: 'Search people and words',
} as const
