export const people = {
  someone: 'Someone',
  others: '%{smart_count} more',
} as const
