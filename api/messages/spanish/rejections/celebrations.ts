import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { celebrations as english } from '../../english/rejections/celebrations.ts'

export const celebrations: TextsLike<typeof english> = {
  OCCASION_CELEBRATED: {
    title: 'Ya celebrado',
    detail: 'Esto ya se celebró este año.',
  },
  GIFT_ROW_HAS_POINTS: {
    title: 'Puntos dos veces en un regalo',
    detail: 'Esta fila del regalo ya tiene una opción de puntos.',
  },
  GIFT_ROW_HAS_PRODUCT: {
    title: 'Producto dos veces en un regalo',
    detail: 'Este producto ya está en esta fila del regalo.',
  },
  BANNER_REQUIRED: {
    title: 'Falta un banner',
    detail: 'Hace falta al menos un banner.',
  },
  MILESTONE_BANNER_REQUIRED: {
    title: 'Falta el banner de un hito',
    detail: 'Hace falta un banner.',
  },
  MILESTONE_NOT_UNIQUE: {
    title: 'Hito repetido',
    detail: 'Dos hitos corresponden al mismo número de años. Quita uno de ellos.',
  },
  MILESTONES_NOT_ALLOWED: {
    title: 'Aquí no hay hitos',
    detail: 'Solo los aniversarios tienen hitos. Quítalos.',
  },
  ANNOUNCEMENT_CHANNEL_REQUIRED: {
    title: 'Falta un canal',
    detail: 'Elige al menos un canal para anunciarlo, o todos los canales relacionados.',
  },
}
