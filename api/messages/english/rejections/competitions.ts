/** Competitions. */
export const competitions = {
  COMPETITION_UNKNOWN: {
    title: 'Competition unknown',
    detail: 'There is no such competition in your team. Reload the list and choose from it.',
  },
  COMPETITION_EXISTS: {
    title: 'Competition exists',
    detail: 'This competition was created before. Reload the list to see it.',
  },
  COMPETITION_COMPLETE: {
    title: 'Competition complete',
    detail: 'This competition is over and its winners are decided. Its results stay in the history.',
  },
  COMPETITION_NOT_OVER: {
    title: 'Competition not over',
    detail: 'This competition still runs. Its winners are decided after its end.',
  },
  COMPETITION_CHANNELS_UNFIT: {
    title: 'Groups do not fit',
    detail:
      'Choose one group for members to compete in, or 2 to 20 different groups to compete with each other.',
  },
  COMPETITION_CHANNEL_UNKNOWN: {
    title: 'Group unknown',
    detail: 'A chosen group is not, or no longer, in your team. Choose another one.',
  },
  COMPETITION_AWARD_UNKNOWN: {
    title: 'Award unknown',
    detail: 'The chosen award is archived or does not exist. Choose another award.',
  },
  COMPETITION_STARTS_TOO_EARLY: {
    title: 'Start in the past',
    detail: 'A competition starts today at the earliest. Choose a later start date.',
  },
  COMPETITION_ENDS_TOO_EARLY: {
    title: 'End too early',
    detail: 'A competition ends after its start and in the future. Choose a later end date.',
  },
  COMPETITION_TOO_LONG: {
    title: 'Competition too long',
    detail: 'A competition lasts a year at most. Choose an earlier end date.',
  },
  COMPETITIONS_TOO_MANY: {
    title: 'Too many competitions',
    detail: 'A team has at most 100 competitions that wait or run. Archive one first.',
  },
} as const
