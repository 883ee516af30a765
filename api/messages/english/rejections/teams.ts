/** Teams, their months and segments. */
export const teams = {
  TEAM_EXISTS: {
    title: 'Team exists',
    detail: 'This team was created before. Sign in to it instead.',
  },
  TEAM_UNKNOWN: {
    title: 'Team unknown',
    detail: 'This team is not known here. Install Laurel in your workspace first.',
  },
  TEAM_INACTIVE: {
    title: 'Team inactive',
    detail: 'Laurel is switched off for your team. Ask an administrator to activate it.',
  },
  TIME_ZONE_UNKNOWN: {
    title: 'Time zone unknown',
    detail: 'No calendar knows this time zone. Choose one of the IANA list, such as Europe/Berlin.',
  },
  DUPLICATE_VALUE: {
    title: 'Duplicate value',
    detail: 'The list contains a value twice. Remove one of the two.',
  },
  PROFILE_FIELD_UNFIT: {
    title: 'Profile field does not fit',
    detail:
      'Your chat workspace has no such field, it holds something else, or it means another day already. Choose another one of the list.',
  },
  MONTH_NOT_OVER: {
    title: 'Month not over',
    detail: 'This month is still running. Close it when it is over where your team is.',
  },
  MONTH_CLOSED: {
    title: 'Month closed',
    detail: 'This month was closed before. Its statement can be shown again, not changed.',
  },
  SEGMENT_UNKNOWN: {
    title: 'Segment unknown',
    detail: 'There is no such segment, or it was deleted. Reload the list and choose from it.',
  },
  SEGMENT_FIELD_REPEATED: {
    title: 'Field used twice',
    detail: 'A group uses a profile field twice. Remove one of the two conditions, or add another group.',
  },
  SEGMENT_FOLLOWS_FIELDS: {
    title: 'Members follow from conditions',
    detail:
      'The members of this segment follow from its conditions. Change the conditions, or choose members by hand.',
  },
} as const
