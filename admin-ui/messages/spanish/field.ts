import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { field as english } from '../english/field.ts'

export const field = {
  added: 'Añadido',
  award: 'Premio',
  balance: 'Saldo',
  campaign: 'Campaña',
  channels: 'Canales',
  earned: 'Ganado',
  email: 'Correo',
  points: 'Puntos',
  redeemed: 'Canjeado',
  reward: 'Recompensa',
  segments: 'Segmentos',
  since: 'Desde',
  user: 'Persona',
  when: 'Cuándo',
  name: 'Nombre',
  role: 'Rol',
  for: 'Para',
  date: 'Fecha',
  message: 'Mensaje',
  who: 'Quién',
  years: 'Años',
  worth: 'Valor',
  status: 'Estado',
  from: 'De',
} as const satisfies TextsLike<typeof english>
