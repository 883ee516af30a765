export const competitions = {
  page: 'Competitions · %{team}',
  title: 'Competitions',
  back: 'Thanks',
  none: 'No active competitions.',
  noneText: 'When your team starts one in your channels, your place is here.',
  past: 'Past competitions',
  see: 'See competitions',
  award: 'Award: %{award}',
  fewer: 'Show fewer places',
  all: 'Show all places',
  deletedGroup: 'A deleted group',
  shoutouts: '%{smart_count} shoutout |||| %{smart_count} shoutouts',
  rule: {
    memberPoints: 'The member who receives the most points in shoutouts in %{channel} wins.',
    memberShoutouts: 'The member who receives the most shoutouts in %{channel} wins.',
    groupPoints:
      'The group that receives the most points in shoutouts wins, and each of its members gets the award.',
    groupShoutouts:
      'The group that receives the most shoutouts wins, and each of its members gets the award.',
  },
  times: {
    scheduled: 'Starts %{start}, ends %{end}',
    over: 'Over, being counted',
    until: 'Until %{end}',
  },
  place: {
    notStarted: 'It has not started yet.',
    none: 'You have no place yet.',
    noneGroup: 'Your group has no place yet.',
    own: 'You are in place %{rank} with %{score}.',
    ownGroup: 'Your group is in place %{rank} with %{score}.',
  },
  winners: {
    none: 'No winner',
    deleted: 'a deleted group',
    won: '%{names} won',
    wonMore: '%{names} and %{count} more won',
  },
} as const
