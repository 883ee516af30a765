import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { claims as english } from '../english/claims.ts'

export const claims: TextsLike<typeof english> = {
  or: '%{names} o %{last}',
  page: 'Regalos por reclamar · %{team}',
  title: 'Regalos por reclamar',
  none: 'No tienes regalos por reclamar.',
  noneText: 'Algunos premios incluyen un regalo. El tuyo te esperará aquí.',
  seeRedemptions: 'Ver tus canjes',
  enjoy: '¡Disfruta de tu regalo!',
  enjoyPoints: '¡Disfruta de tu regalo! Tienes %{points} más en tu saldo.',
  giftFor: 'Regalo del premio %{award}',
  pickEach: 'Elige una cosa en cada una de las %{count} filas.',
  pickOne: 'Elige lo que más te guste.',
  giftNumber: 'Regalo %{number}',
  yourGift: 'Tu regalo',
  back: 'Volver a tus regalos',
  claiming: 'Reclamando…',
  claim: 'Reclamar el regalo',
  gone: 'Ya no se ofrece',
  another: 'Elige otra cosa',
  otherCountry: 'No en tu país',
  outOfStock: 'Agotado',
}
