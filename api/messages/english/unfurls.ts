/** Previews of links to Laurel. */
export const unfurls = {
  kind: 'Laurel · %{kind}',
  kinds: { admin: 'Admin', portal: 'Portal', award: 'Spot award', channel: 'Recognition channel' },
  closed: 'Admins sign in to open this page.',
  page: 'A page of Laurel',
  portal: 'Your points and rewards',
  portalText: 'Sign in to see who thanked you, and to spend your points.',
  offers:
    '%{team} offers 1 reward, from %{points}. |||| %{team} offers %{smart_count} rewards, from %{points}.',
  worth: '%{points}.',
  channelText:
    '1 person can say thanks here with /shoutout. |||| %{smart_count} people can say thanks here with /shoutout.',
  parts: {
    getStarted: 'Get started',
    recognition: 'Recognition',
    awards: 'Awards',
    rewards: 'Rewards',
    reporting: 'Reports',
    billing: 'Billing',
    users: 'People',
    settings: 'Settings',
  },
} as const
