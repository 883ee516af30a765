export const entry = {
  confirmTitle: 'Continue as %{name}?',
  confirmPage: 'Continue as %{name}? · Rewards',
  confirm:
    'You are about to sign in as %{name} in %{team}. This browser is signed in as another person, who will be signed out. If you did not open this link yourself, cancel.',
  linkExpired: 'That link has expired, please try again.',
  unreachable: 'Laurel can’t be reached. Check your connection, then open your link once more.',
  slackUnreachable: 'Slack can’t be reached. Try again in a moment.',
  signInPage: 'Sign in · Rewards',
  signInTitle: 'Sign in to your rewards',
  advice:
    'A sign-in link works once and for a short while. Sign in with Slack, or ask for a new link where you got this one.',
  withSlack: 'Sign in with Slack',
  toRewards: 'Continue to your rewards',
} as const
