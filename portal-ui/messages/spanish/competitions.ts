import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { competitions as english } from '../english/competitions.ts'

export const competitions: TextsLike<typeof english> = {
  page: 'Competiciones · %{team}',
  title: 'Competiciones',
  back: 'Gracias',
  none: 'No hay competiciones activas.',
  noneText: 'Cuando tu equipo inicie una en tus canales, tu puesto estará aquí.',
  past: 'Competiciones anteriores',
  see: 'Ver las competiciones',
  award: 'Premio: %{award}',
  fewer: 'Mostrar menos puestos',
  all: 'Mostrar todos los puestos',
  deletedGroup: 'Un grupo eliminado',
  shoutouts: '%{smart_count} shoutout |||| %{smart_count} shoutouts',
  rule: {
    memberPoints: 'Gana la persona que reciba más puntos en shoutouts en %{channel}.',
    memberShoutouts: 'Gana la persona que reciba más shoutouts en %{channel}.',
    groupPoints:
      'Gana el grupo que reciba más puntos en shoutouts, y cada persona del grupo recibe el premio.',
    groupShoutouts: 'Gana el grupo que reciba más shoutouts, y cada persona del grupo recibe el premio.',
  },
  times: {
    scheduled: 'Empieza el %{start}, termina el %{end}',
    over: 'Terminada, en recuento',
    until: 'Hasta el %{end}',
  },
  place: {
    notStarted: 'Aún no ha empezado.',
    none: 'Aún no tienes puesto.',
    noneGroup: 'Tu grupo aún no tiene puesto.',
    own: 'Estás en el puesto %{rank} con %{score}.',
    ownGroup: 'Tu grupo está en el puesto %{rank} con %{score}.',
  },
  winners: {
    none: 'Sin ganador',
    deleted: 'un grupo eliminado',
    won: 'Ganó: %{names}',
    wonMore: 'Ganaron: %{names} y %{count} más',
  },
}
