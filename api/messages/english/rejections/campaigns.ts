/** Campaigns of nominations. */
export const campaigns = {
  CAMPAIGN_UNKNOWN: {
    title: 'Campaign unknown',
    detail: 'There is no such campaign in your channels. Reload the list and choose from it.',
  },
  CAMPAIGN_EXISTS: {
    title: 'Campaign exists',
    detail: 'This campaign was created before. Reload the list to see it.',
  },
  CAMPAIGN_ENDED: {
    title: 'Campaign ended',
    detail: 'This campaign has ended. Reload the list to see how it ended.',
  },
  CAMPAIGN_ENDS_IN_PAST: {
    title: 'Last day is over',
    detail: 'The last day of a campaign is today or later. Choose a later day.',
  },
  SELF_NOMINATION: {
    title: 'Self-nomination',
    detail: 'You can’t nominate yourself. Choose a colleague.',
  },
  NOMINEE_NOT_IN_CHANNEL: {
    title: 'Not in the channel',
    detail: 'This campaign is for the members of its channel. Choose one of them.',
  },
  NOMINATED_ALREADY: {
    title: 'Nominated already',
    detail: 'You nominated this colleague in this campaign before. Choose another one.',
  },
  TOO_MANY_NOMINATIONS: {
    title: 'Too many nominations',
    detail: 'You have made all the nominations that one person can make in a campaign.',
  },
  WINNER_REQUIRED: {
    title: 'Winner missing',
    detail: 'Colleagues were nominated in this campaign. Choose who gets the award.',
  },
  ONE_WINNER_ONLY: {
    title: 'One winner',
    detail: 'This campaign has one winner. Choose one person.',
  },
  OWN_PRIZE: {
    title: 'Your own prize',
    detail: 'You are among the winners. Ask another administrator to end this campaign.',
  },
  TOO_MANY_WINNERS: {
    title: 'Too many winners',
    detail: 'A campaign ends with at most 100 winners. Choose fewer people.',
  },
} as const
