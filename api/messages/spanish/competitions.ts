import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { competitions as english } from '../english/competitions.ts'

export const competitions: TextsLike<typeof english> = {
  started: 'Ha empezado la competición *%{title}*',
  rules: {
    members: 'Gana quien reciba más shoutouts aquí hasta el %{day}.',
    membersByPoints: 'Gana quien reciba más puntos en shoutouts aquí hasta el %{day}.',
    channels: 'Compiten %{channels}: gana el canal que reciba más shoutouts hasta el %{day}.',
    channelsByPoints:
      'Compiten %{channels}: gana el canal que reciba más puntos en shoutouts hasta el %{day}.',
  },
  prize: 'Se gana el premio *%{award}*.',
  seeLeaderboard: 'Ver la clasificación',
  seeLeaderboards: 'Ver las clasificaciones',
  seeResults: 'Ver los resultados',
  over: 'Ha terminado la competición *%{title}*',
  noWinner: 'No hubo shoutouts, así que no gana nadie.',
  won: 'Gana %{winners} con %{score}. |||| Ganan %{winners} con %{score}.',
  wonAward:
    'Gana %{winners} con %{score} y recibe el premio *%{award}*. |||| Ganan %{winners} con %{score} y reciben el premio *%{award}*.',
  shoutouts: '%{smart_count} shoutout |||| %{smart_count} shoutouts',
  deletedChannel: 'un canal eliminado',
  running: {
    you: 'estás en el puesto %{place} con %{score}',
    yourChannel: 'tu canal está en el puesto %{place} con %{score}',
    noPlace: 'todavía sin puesto',
    until: 'hasta el %{day}',
  },
}
