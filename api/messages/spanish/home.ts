import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { home as english } from '../english/home.ts'

export const home: TextsLike<typeof english> = {
  hello: 'Hola, %{name}',
  toSpend: '*%{points}* para gastar, con un valor de %{worth}',
  seeRewards: 'Ver recompensas',
  owed: 'Debes *%{points}*; tus próximos puntos lo compensan primero.',
  toGive: '*%{points}* para dar hasta el %{day}',
  giveShoutout: 'Dar un shoutout',
  companyPays: 'La empresa paga los premios que das. Da uno con `/award`.',
  forAwards: '*%{points}* para premios hasta el %{day}. Da uno con `/award`.',
  competitions: 'Competiciones',
  campaigns: 'Nominaciones abiertas',
  celebrations: 'En las próximas dos semanas',
  recognition: 'Tu reconocimiento',
  nothingYet: 'Todavía no hay nada aquí. ¿Quién te ayudó esta semana? Dale las gracias con un shoutout.',
  youThanked: 'Diste las gracias a *%{people}*',
  thankedYou: '*%{people}* te dio las gracias',
}
