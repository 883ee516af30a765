export const people = {
  users: 'Users',
  usersLead: 'Everyone in your workspace. Open a person to see every entry behind their balances.',
  search: 'Search by name or e-mail',
  who: 'Who',
  kinds: { all: 'Everyone', administrators: 'Administrators', left: 'Left' },
  empty: 'Nobody is here yet',
  emptySentence:
    'People appear as soon as your workspace has been read. That takes a minute after the installation.',
  noMatch: 'Nobody matches',
  noMatchSentence: 'Try another spelling, or look among everyone.',
} as const
