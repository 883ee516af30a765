import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { home as english } from '../english/home.ts'

export const home: TextsLike<typeof english> = {
  page: 'Recompensas · %{team}',
  rewardsOf: 'Recompensas de %{team}',
  chooseCatalog: 'Elige un catálogo arriba',
  nothingYet: 'Tu equipo aún no ha configurado ninguna recompensa. ¡Vuelve pronto!',
  pointsWait: 'Tus puntos no se pierden. Te esperan aquí hasta que haya algo en lo que gastarlos.',
  from: 'De %{team}',
  pick: 'Elige algo que te guste. Te lo has ganado.',
  toGo: 'Te faltan %{points}',
  worth: 'Valor: %{worth}',
  loading: 'Cargando recompensas',
  gift: '¡Tienes un regalo por reclamar!',
  gifts: 'Te esperan %{count}.',
  trending: 'Tendencias en Amazon',
  giftCards: 'Tarjetas de regalo',
  soldOut: 'Agotada',
  reading: 'Lecturas recomendadas',
  redeemFor: 'Canjear por %{points}',
}
