import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { celebrations as english } from '../../english/rejections/celebrations.ts'

export const celebrations: TextsLike<typeof english> = {
  OCCASION_CELEBRATED: {
    title: 'Schon gefeiert',
    detail: 'Das wurde in diesem Jahr schon gefeiert.',
  },
  GIFT_ROW_HAS_POINTS: {
    title: 'Zweimal Punkte in einem Geschenk',
    detail: 'Diese Zeile des Geschenks hat schon eine Auswahl mit Punkten.',
  },
  GIFT_ROW_HAS_PRODUCT: {
    title: 'Produkt zweimal in einem Geschenk',
    detail: 'Dieses Produkt steht schon in dieser Zeile des Geschenks.',
  },
  BANNER_REQUIRED: {
    title: 'Banner fehlt',
    detail: 'Mindestens ein Banner ist nötig.',
  },
  MILESTONE_BANNER_REQUIRED: {
    title: 'Banner eines Meilensteins fehlt',
    detail: 'Ein Banner ist nötig.',
  },
  MILESTONE_NOT_UNIQUE: {
    title: 'Meilenstein doppelt',
    detail: 'Zwei Meilensteine stehen für dieselbe Zahl von Jahren. Entferne einen davon.',
  },
  MILESTONES_NOT_ALLOWED: {
    title: 'Keine Meilensteine hier',
    detail: 'Nur Jubiläen haben Meilensteine. Lass sie weg.',
  },
  ANNOUNCEMENT_CHANNEL_REQUIRED: {
    title: 'Channel fehlt',
    detail: 'Wähle mindestens einen Channel, in dem es verkündet wird, oder alle passenden Channels.',
  },
}
