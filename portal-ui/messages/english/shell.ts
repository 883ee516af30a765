export const shell = {
  balance: {
    label: 'Your balance',
    status: 'You have %{points} to redeem.',
    before: 'You have',
    after: 'to redeem, worth %{worth}.',
    owed: 'You owe %{points}; your next points repay them first.',
  },
  catalogs: {
    label: 'Catalogs',
    home: 'Home',
    giftCards: 'Gift Cards',
    charities: 'Charities',
  },
  catchingUp: 'Laurel is catching up. Figures and lists may not be current yet.',
  country: {
    advice: 'It decides which rewards, currencies and deliveries you are offered.',
    label: 'Country',
    title: 'Select Your Country',
  },
  language: {
    advice: 'It decides in which language Laurel is shown to you, and how numbers and dates are written.',
    label: 'Language',
    title: 'Choose your language',
  },
  entry: {
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
  },
  footer: {
    merchants:
      'Names and marks of merchants belong to their owners, who neither sponsor this program nor answer for it. Gift cards follow the terms of their issuer.',
    texas:
      'Texas residents: bring a complaint about a gift card to %{address} first. One that stays open can be taken to the Texas Department of Banking.',
    privacy: 'Privacy policy',
    terms: 'Terms',
  },
  header: {
    admin: 'Back to admin',
    all: 'All Rewards',
    help: 'Help',
    redemptions: 'Redemptions',
    rewards: 'Rewards',
    thanks: 'Thanks',
    yours: 'Yours',
    skip: 'Skip to the page',
  },
  help: {
    catalog: 'A catalog is missing',
    catalogAnswer:
      'An administrator of %{team} chooses the catalogs, and some depend on your country. You can change it in the menu of your account.',
    points: 'Where do my points come from?',
    pointsAnswer: '%{link} open to the thanks, the award or the refund behind each of them.',
    yourPoints: 'Your points',
    subject: 'Help with my rewards',
    title: 'How can we help?',
    where: 'Where is what I redeemed?',
    whereAnswer:
      'Gift cards and payouts arrive in the next hour, donations within 30 days. Your %{link} show each step, your codes and your packages.',
    redemptions: 'redemptions',
    wrong: 'Something went wrong',
    wrongAnswer: 'Write to %{address}. For one redemption, use “Get help” beside it.',
  },
  loading: 'Loading your rewards',
  menu: {
    account: 'Your account, %{name}',
    greeting: 'Hey, %{name}',
    country: 'Change country',
    language: 'Change language',
    addresses: 'Shipping addresses',
    birthday: 'My birthday',
    data: 'My data',
    sessions: 'Where you’re signed in',
    help: 'Help',
    report: 'Report of my people',
    logout: 'Logout',
  },
  section: {
    closed: 'This isn’t available for your team yet',
    closedText: 'An administrator of your team can tell you when it opens. Your points wait here until then.',
    unknown: 'There is nothing at this address',
    unknownText: 'The link may be old or mistyped.',
  },
  session: {
    expired: 'Your session has expired',
    expiredText:
      'For security purposes, your current session has expired. Please reload this page and login again.',
    loginAgain: 'Your session has expired, please login again.',
    reload: 'Reload page',
  },
} as const
