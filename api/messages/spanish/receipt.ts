import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { receipt as english } from '../english/receipt.ts'

export const receipt: TextsLike<typeof english> = {
  receipt: 'Recibo',
  title: 'Recibo %{number}',
  number: 'Número de recibo',
  paidOn: 'Fecha de pago',
  billedTo: 'Pagado por',
  card: 'Tarjeta',
  payment: 'Pago',
  description: 'Descripción',
  amount: 'Importe',
  points: '%{count} puntos',
  rewards: 'Recompensas de %{month}',
  tax: 'Impuesto',
  paid: 'Pagado',
  reversed: 'Reembolsado o en disputa desde entonces',
  left: 'Queda del pago',
  footer: '100 puntos cuestan 1 dólar estadounidense. No se cobraron impuestos por este pago.',
}
