import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { competitions as english } from '../english/competitions.ts'

export const competitions: TextsLike<typeof english> = {
  page: 'Wettbewerbe · %{team}',
  title: 'Wettbewerbe',
  back: 'Dank',
  none: 'Keine laufenden Wettbewerbe.',
  noneText: 'Wenn dein Team einen in deinen Channels startet, steht dein Platz hier.',
  past: 'Frühere Wettbewerbe',
  see: 'Wettbewerbe ansehen',
  award: 'Auszeichnung: %{award}',
  fewer: 'Weniger Plätze anzeigen',
  all: 'Alle Plätze anzeigen',
  deletedGroup: 'Eine gelöschte Gruppe',
  shoutouts: '%{smart_count} Shoutout |||| %{smart_count} Shoutouts',
  rule: {
    memberPoints: 'Es gewinnt, wer in %{channel} die meisten Punkte in Shoutouts erhält.',
    memberShoutouts: 'Es gewinnt, wer in %{channel} die meisten Shoutouts erhält.',
    groupPoints:
      'Es gewinnt die Gruppe, die die meisten Punkte in Shoutouts erhält, und alle ihre Mitglieder bekommen die Auszeichnung.',
    groupShoutouts:
      'Es gewinnt die Gruppe, die die meisten Shoutouts erhält, und alle ihre Mitglieder bekommen die Auszeichnung.',
  },
  times: {
    scheduled: 'Beginnt am %{start}, endet am %{end}',
    over: 'Vorbei, wird ausgezählt',
    until: 'Bis %{end}',
  },
  place: {
    notStarted: 'Der Wettbewerb hat noch nicht begonnen.',
    none: 'Du hast noch keinen Platz.',
    noneGroup: 'Deine Gruppe hat noch keinen Platz.',
    own: 'Du bist auf Platz %{rank} mit %{score}.',
    ownGroup: 'Deine Gruppe ist auf Platz %{rank} mit %{score}.',
  },
  winners: {
    none: 'Niemand hat gewonnen',
    deleted: 'eine gelöschte Gruppe',
    won: 'Gewonnen: %{names}',
    wonMore: 'Gewonnen: %{names} und %{count} weitere',
  },
}
