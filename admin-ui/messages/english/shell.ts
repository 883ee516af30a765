export const shell = {
  laurel: 'Laurel',
  yourAccount: '%{value}, your account',
  myRewards: 'My rewards',
  logout: 'Logout',
  whereSignedIn: 'Where you’re signed in',
  whereSignedInAdvice: 'Sign out anything that you don’t recognise, then tell your administrator.',
  device: '%{browser} on %{system}',
  aProgram: 'A program',
  lastUsed: 'Last used %{when}',
  thisBrowser: 'This browser',
  signOut: 'Sign out',
  signOutOf: 'Sign out of %{value}',
  signOutEverywhere: 'Sign out everywhere',
  noEMailAddress: 'No e-mail address',
  lightAppearance: 'Light appearance',
  darkAppearance: 'Dark appearance',
  help: 'Help',
  howLaurelWorks: 'How Laurel works',
  openTheSetupChecklist: 'Open the setup checklist',
  thereIsNoSuch: 'There is no such page',
  theAddressMayHave: 'The address may have been mistyped, or the page was moved. The menu leads everywhere.',
  goToRecognition: 'Go to Recognition',
  breadcrumb: 'Breadcrumb',
  skipToContent: 'Skip to content',
  sections: 'Sections',
  openNavigation: 'Open navigation',
  teamBalance: 'Team balance',
  yours: 'Yours',
  manageBilling: 'Manage billing',
  addACard: 'Add a card',
  waiting: '1 waiting for approval |||| %{smart_count} waiting for approval',
  stepsToDo: '1 step to do |||| %{smart_count} steps to do',
  pageNotShown: 'This page could not be shown',
  pageNotShownSentence:
    'The connection may have been lost, or Laurel has been updated. Nothing you saved is lost.',
  loadAgain: 'Load it again',
  catchingUp: 'Laurel is catching up. Figures and lists may not be current yet.',
  trialEndsToday: 'Your trial ends today.',
  trialEnds: 'Your trial ends tomorrow. |||| Your trial ends in %{smart_count} days.',
  answers: {
    thanks: {
      question: 'How do people thank each other?',
      answer:
        'In Slack, with /shoutout @someone 20 #value and a few words. The points come out of the giver’s allowance and are the recipient’s to spend.',
    },
    allowance: {
      question: 'What is the difference between an allowance and points?',
      answer:
        'An allowance can only be given away, and lapses at the end of its period. Redeemable points were earned, stay, and can be spent on rewards. 100 points are worth 1 USD.',
    },
    approval: {
      question: 'What happens when I approve a redemption?',
      answer:
        'You confirm that the company reward was handed over. Its points, held since the request, then count as redeemed. Cancelling gives them back to the person, with your reason.',
    },
    balance: {
      question: 'Where does a balance come from?',
      answer:
        'Open a person under Users and choose one of their balances: every entry that made it is listed, with what caused it. Entries are never edited; a correction is an entry of its own.',
    },
  },
  unfinishedCount:
    'One thing could not be finished without you. |||| %{smart_count} things could not be finished without you.',
  seeUnfinished: 'See unfinished work',
} as const
