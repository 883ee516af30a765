import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { teams as english } from '../../english/rejections/teams.ts'

export const teams: TextsLike<typeof english> = {
  TEAM_EXISTS: {
    title: 'El equipo ya existe',
    detail: 'Este equipo ya se creó. Inicia sesión en él.',
  },
  TEAM_UNKNOWN: {
    title: 'Equipo desconocido',
    detail: 'Este equipo no se conoce aquí. Instala primero Laurel en tu espacio de trabajo.',
  },
  TEAM_INACTIVE: {
    title: 'Equipo inactivo',
    detail: 'Laurel está apagado para tu equipo. Pide a una persona de administración que lo active.',
  },
  TIME_ZONE_UNKNOWN: {
    title: 'Zona horaria desconocida',
    detail: 'Ningún calendario conoce esta zona horaria. Elige una de la lista de IANA, como Europe/Berlin.',
  },
  DUPLICATE_VALUE: {
    title: 'Valor repetido',
    detail: 'La lista contiene un valor dos veces. Quita uno de los dos.',
  },
  PROFILE_FIELD_UNFIT: {
    title: 'El campo de perfil no sirve',
    detail:
      'Tu espacio de trabajo no tiene ese campo, contiene otra cosa o ya indica otro día. Elige otro de la lista.',
  },
  MONTH_NOT_OVER: {
    title: 'El mes no ha terminado',
    detail: 'Este mes sigue en curso. Ciérralo cuando haya terminado donde está tu equipo.',
  },
  MONTH_CLOSED: {
    title: 'Mes cerrado',
    detail: 'Este mes ya se cerró. Su liquidación puede mostrarse de nuevo, pero no cambiarse.',
  },
  SEGMENT_UNKNOWN: {
    title: 'Segmento desconocido',
    detail: 'Ese segmento no existe, o se eliminó. Recarga la lista y elige uno de ella.',
  },
  SEGMENT_FIELD_REPEATED: {
    title: 'Campo usado dos veces',
    detail: 'Un grupo usa un campo de perfil dos veces. Quita una de las dos condiciones o añade otro grupo.',
  },
  SEGMENT_FOLLOWS_FIELDS: {
    title: 'Las personas dependen de condiciones',
    detail:
      'Las personas de este segmento dependen de sus condiciones. Cambia las condiciones, o elige a las personas a mano.',
  },
}
