import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { purchase as english } from '../english/purchase.ts'

export const purchase: TextsLike<typeof english> = {
  balance: 'Tu saldo',
  buyNow: 'Comprar ahora',
  chooseAnother: 'Elegir otra recompensa',
  left: 'Te queda',
  needMore: 'Te faltan %{points} para esto.',
  notEnough: '¡No tienes suficientes puntos para esta recompensa!',
  notEnoughForRedemption: 'No tienes suficientes puntos para este canje.',
  notEnoughToBuy: 'No tienes suficientes puntos para comprar este producto.',
  notEnoughToGive: 'No tienes suficientes puntos.',
  nothingTaken: 'No se ha descontado nada.',
  outOfStock: 'Agotado',
  redeemTitle: '¿Canjear «%{name}»?',
  redeeming: 'Canjeando…',
  shipTo: 'Enviar a',
  style: 'Modelo',
  thisItem: 'Este artículo',
  thisReward: 'Esta recompensa',
  unavailable: 'Esta recompensa no se puede canjear ahora. Pregunta a la administración de tu equipo.',
  unknown: 'No se sabe si ha funcionado. Mira tus canjes antes de volver a intentarlo.',
}
