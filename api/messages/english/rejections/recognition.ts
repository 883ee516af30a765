/** Shoutouts and awards. */
export const recognition = {
  RECIPIENT_UNKNOWN: {
    title: 'Recipient unknown',
    detail: 'A recipient is not, or no longer, in the team. Remove them and try again.',
  },
  NO_RECIPIENTS: {
    title: 'No recipients',
    detail: 'Name at least one colleague to thank.',
  },
  TOO_MANY_RECIPIENTS: {
    title: 'Too many recipients',
    detail: 'A shoutout can’t go to that many people at once. Split it into several.',
  },
  DUPLICATE_RECIPIENT: {
    title: 'Duplicate recipient',
    detail: 'A colleague is named twice. Name each once.',
  },
  SELF_RECOGNITION: {
    title: 'Self-recognition',
    detail: 'You can’t give points to yourself. Remove yourself from the recipients.',
  },
  POINTS_NOT_POSITIVE: {
    title: 'Points not positive',
    detail: 'Give at least 1 point.',
  },
  POINTS_NOT_AN_OPTION: {
    title: 'Not one of the amounts',
    detail: 'Choose one of the amounts of this channel.',
  },
  VALUE_REQUIRED: {
    title: 'Value required',
    detail: 'Your team tags each shoutout with a value. Choose one.',
  },
  VALUE_UNKNOWN: {
    title: 'Value unknown',
    detail: 'This is not one of your team’s values. Choose one of the list.',
  },
  ATTACHMENT_NOT_ALLOWED: {
    title: 'Picture not allowed',
    detail:
      'Pictures come from the GIF provider that is set up here, if one is. Choose one of its GIFs, or send none.',
  },
  SHOUTOUT_REPEATED: {
    title: 'Shoutout repeated',
    detail:
      'You sent the same message to the same people less than ten minutes ago. Send it with may_repeat to give it again.',
  },
  ALLOWANCE_EXHAUSTED: {
    title: 'Allowance used up',
    detail: 'Your allowance does not cover this. Give fewer points, or wait for the next period.',
  },
  SHOUTOUT_UNKNOWN: {
    title: 'Shoutout unknown',
    detail:
      'There is no such shoutout of yours to take back or to give again. Reload the list and choose from it.',
  },
  SHOUTOUT_RECALLED_ALREADY: {
    title: 'Taken back already',
    detail: 'This shoutout is taken back already. Give it again if that was a mistake.',
  },
  SHOUTOUT_NOT_RECALLED: {
    title: 'Not taken back',
    detail: 'This shoutout holds: it is not taken back, or was given again already. Nothing is left to do.',
  },
  GIVEN_AWARD_UNKNOWN: {
    title: 'Award unknown',
    detail:
      'There is no such award of yours to take back or to give again. Reload the list and choose from it.',
  },
  AWARD_RECALLED_ALREADY: {
    title: 'Taken back already',
    detail: 'This award is taken back already. Give it again if that was a mistake.',
  },
  AWARD_NOT_RECALLED: {
    title: 'Not taken back',
    detail: 'This award holds: it is not taken back, or was given again already. Nothing is left to do.',
  },
  RECALL_WINDOW_CLOSED: {
    title: 'Too late',
    detail:
      'The time to take this back, or to give it again, is over. Ask an administrator for an adjustment.',
  },
  GIVING_NOT_ALLOWED: {
    title: 'Giving not allowed',
    detail: 'Points cannot come from this member. Ask an administrator to change the point eligibility.',
  },
  RECIPIENT_NOT_ELIGIBLE: {
    title: 'Recipient not eligible',
    detail: 'Points cannot go to one of these colleagues. Leave them out and try again.',
  },
  AWARD_UNKNOWN: {
    title: 'Award unknown',
    detail: 'There is no such award in your team, or not any more. Reload the list and choose from it.',
  },
  AWARDS_NOT_YOURS_TO_GIVE: {
    title: 'Awards are given by managers',
    detail: 'Only managers of a recognition channel and administrators give awards. Ask one of them.',
  },
  AWARD_ALLOWANCE_EXHAUSTED: {
    title: 'Award allowance used up',
    detail:
      'Your award allowance does not cover this award. Choose a smaller one, or wait for the next period.',
  },
} as const
