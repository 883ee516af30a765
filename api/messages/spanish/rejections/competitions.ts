import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { competitions as english } from '../../english/rejections/competitions.ts'

export const competitions: TextsLike<typeof english> = {
  COMPETITION_UNKNOWN: {
    title: 'Competición desconocida',
    detail: 'Esa competición no existe en tu equipo. Recarga la lista y elige una de ella.',
  },
  COMPETITION_EXISTS: {
    title: 'La competición ya existe',
    detail: 'Esta competición ya se creó. Recarga la lista para verla.',
  },
  COMPETITION_COMPLETE: {
    title: 'Competición decidida',
    detail: 'Esta competición ha terminado y está decidida. Sus resultados quedan en el historial.',
  },
  COMPETITION_NOT_OVER: {
    title: 'Competición en curso',
    detail: 'Esta competición sigue en curso. Se decide quién gana cuando termine.',
  },
  COMPETITION_CHANNELS_UNFIT: {
    title: 'Los grupos no encajan',
    detail: 'Elige un grupo cuyas personas compiten, o de 2 a 20 grupos distintos que compiten entre sí.',
  },
  COMPETITION_CHANNEL_UNKNOWN: {
    title: 'Grupo desconocido',
    detail: 'Un grupo elegido no está, o ya no está, en tu equipo. Elige otro.',
  },
  COMPETITION_AWARD_UNKNOWN: {
    title: 'Premio desconocido',
    detail: 'El premio elegido está archivado o no existe. Elige otro.',
  },
  COMPETITION_STARTS_TOO_EARLY: {
    title: 'Empieza en el pasado',
    detail: 'Una competición empieza hoy como pronto. Elige un inicio posterior.',
  },
  COMPETITION_ENDS_TOO_EARLY: {
    title: 'Termina demasiado pronto',
    detail: 'Una competición termina después de su inicio y en el futuro. Elige un final posterior.',
  },
  COMPETITION_TOO_LONG: {
    title: 'Competición demasiado larga',
    detail: 'Una competición dura un año como máximo. Elige un final anterior.',
  },
  COMPETITIONS_TOO_MANY: {
    title: 'Demasiadas competiciones',
    detail: 'Un equipo tiene como máximo 100 competiciones en espera o en curso. Archiva una primero.',
  },
}
