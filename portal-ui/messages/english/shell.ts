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
  loading: 'Loading your rewards',
  menu: {
    account: 'Your account, %{name}',
    greeting: 'Hey, %{name}',
    country: 'Change country',
    language: 'Change language',
    addresses: 'Shipping addresses',
    birthday: 'My birthday',
    data: 'My data',
    assistants: 'Connected assistants',
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
