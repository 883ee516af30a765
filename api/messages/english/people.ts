export const people = {
  someone: 'Someone',
  formerMember: 'Former member',
  others: '%{smart_count} more',
  aPerson: 'A person',
  aPersonNamed: 'A person you named',
  oneOfTheNamed: 'One of the people you named',
  count: '1 person |||| %{smart_count} people',
} as const
