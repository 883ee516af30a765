import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { campaigns as english } from '../../english/rejections/campaigns.ts'

export const campaigns: TextsLike<typeof english> = {
  CAMPAIGN_UNKNOWN: {
    title: 'Campaña desconocida',
    detail: 'Esa campaña no existe en tus canales. Recarga la lista y elige una de ella.',
  },
  CAMPAIGN_EXISTS: {
    title: 'La campaña ya existe',
    detail: 'Esta campaña ya se creó. Recarga la lista para verla.',
  },
  CAMPAIGN_ENDED: {
    title: 'Campaña terminada',
    detail: 'Esta campaña ha terminado. Recarga la lista para ver cómo acabó.',
  },
  CAMPAIGN_ENDS_IN_PAST: {
    title: 'El último día ya pasó',
    detail: 'El último día de una campaña es hoy o más tarde. Elige un día posterior.',
  },
  SELF_NOMINATION: {
    title: 'Nominación propia',
    detail: 'No puedes nominarte. Elige a otra persona del equipo.',
  },
  NOMINEE_NOT_IN_CHANNEL: {
    title: 'Fuera del canal',
    detail: 'Esta campaña es para quienes están en su canal. Elige a una de esas personas.',
  },
  NOMINATED_ALREADY: {
    title: 'Nominación repetida',
    detail: 'Ya nominaste a esta persona en esta campaña. Elige a otra.',
  },
  TOO_MANY_NOMINATIONS: {
    title: 'Demasiadas nominaciones',
    detail: 'Has hecho todas las nominaciones que una persona puede hacer en una campaña.',
  },
  WINNER_REQUIRED: {
    title: 'Falta quien gana',
    detail: 'En esta campaña se nominó a personas. Elige quién recibe el premio.',
  },
  ONE_WINNER_ONLY: {
    title: 'Una sola persona',
    detail: 'En esta campaña gana una persona. Elige a una.',
  },
  OWN_PRIZE: {
    title: 'Tu propio premio',
    detail: 'Estás entre quienes ganan. Pide a otra persona de administración que termine esta campaña.',
  },
  TOO_MANY_WINNERS: {
    title: 'Demasiadas personas',
    detail: 'Una campaña termina con 100 premios como máximo. Elige a menos personas.',
  },
}
