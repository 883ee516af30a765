/** The Home tab. */
export const home = {
  hello: 'Hello %{name}',
  toSpend: '*%{points}* to spend, worth %{worth}',
  seeRewards: 'See rewards',
  owed: 'You owe *%{points}*; your next points repay them first.',
  toGive: '*%{points}* to give until %{day}',
  giveShoutout: 'Give a shoutout',
  companyPays: 'The company pays for awards that you give. Give one with `/award`.',
  forAwards: '*%{points}* for awards until %{day}. Give one with `/award`.',
  competitions: 'Competitions',
  campaigns: 'Nominations are open',
  celebrations: 'In the next two weeks',
  recognition: 'Your recognition',
  nothingYet: 'Nothing here yet. Who helped you this week? Thank them with a shoutout.',
  youThanked: 'You thanked *%{people}*',
  thankedYou: '*%{people}* thanked you',
} as const
