import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { competitions as english } from '../english/competitions.ts'

export const competitions: TextsLike<typeof english> = {
  started: 'Der Wettbewerb *%{title}* hat begonnen',
  rules: {
    members: 'Es gewinnt, wer hier bis %{day} die meisten Shoutouts bekommt.',
    membersByPoints: 'Es gewinnt, wer hier bis %{day} die meisten Punkte in Shoutouts bekommt.',
    channels: '%{channels} treten an: Es gewinnt der Channel, der bis %{day} die meisten Shoutouts bekommt.',
    channelsByPoints:
      '%{channels} treten an: Es gewinnt der Channel, der bis %{day} die meisten Punkte in Shoutouts bekommt.',
  },
  prize: 'Zu gewinnen ist die Auszeichnung *%{award}*.',
  seeLeaderboard: 'Rangliste ansehen',
  seeLeaderboards: 'Ranglisten ansehen',
  seeResults: 'Ergebnisse ansehen',
  over: 'Der Wettbewerb *%{title}* ist zu Ende',
  noWinner: 'Es gab keine Shoutouts, deshalb hat niemand gewonnen.',
  won: '%{winners} gewinnt mit %{score}. |||| %{winners} gewinnen mit %{score}.',
  wonAward:
    '%{winners} gewinnt mit %{score} und bekommt die Auszeichnung *%{award}*. |||| %{winners} gewinnen mit %{score} und bekommen die Auszeichnung *%{award}*.',
  shoutouts: '%{smart_count} Shoutout |||| %{smart_count} Shoutouts',
  deletedChannel: 'ein gelöschter Channel',
  running: {
    you: 'du bist auf Platz %{place} mit %{score}',
    yourChannel: 'dein Channel ist auf Platz %{place} mit %{score}',
    noPlace: 'noch kein Platz',
    until: 'bis %{day}',
  },
}
