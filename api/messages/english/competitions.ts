export const competitions = {
  started: 'The competition *%{title}* has started',
  rules: {
    members: 'The member who receives the most shoutouts here until %{day} wins.',
    membersByPoints: 'The member who receives the most points in shoutouts here until %{day} wins.',
    channels: '%{channels} compete: the channel that receives the most shoutouts until %{day} wins.',
    channelsByPoints:
      '%{channels} compete: the channel that receives the most points in shoutouts until %{day} wins.',
  },
  prize: 'The prize is the *%{award}* award.',
  seeLeaderboard: 'See the leaderboard',
  seeLeaderboards: 'See the leaderboards',
  seeResults: 'See the results',
  over: 'The competition *%{title}* is over',
  noWinner: 'No shoutouts were received, so there is no winner.',
  won: '%{winners} wins with %{score}. |||| %{winners} win with %{score}.',
  wonAward:
    '%{winners} wins with %{score} and gets the *%{award}* award. |||| %{winners} win with %{score} and get the *%{award}* award.',
  shoutouts: '%{smart_count} shoutout |||| %{smart_count} shoutouts',
  deletedChannel: 'a deleted channel',
  running: {
    you: 'you are in place %{place} with %{score}',
    yourChannel: 'your channel is in place %{place} with %{score}',
    noPlace: 'no place yet',
    until: 'until %{day}',
  },
} as const
