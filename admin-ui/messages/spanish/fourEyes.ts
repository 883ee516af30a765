import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { fourEyes as english } from '../english/fourEyes.ts'

export const fourEyes = {
  lead: 'Los premios, pagos y ajustes grandes esperan hasta que otra persona de administración los apruebe.',
  waiting: 'En espera de aprobación',
  empty: 'Nada espera aprobación',
  emptySentence: 'Aquí aparecen los premios, pagos y ajustes que superan los límites.',
  amount: '%{points} (equivale a %{money})',
  people: '%{name} y otra persona |||| %{name} y %{smart_count} más',
  adjustmentSentence: 'Añadir %{amount} para %{name} (%{balance})',
  awardSentence: 'Dar %{award} a %{people}, por un total de %{amount}',
  orderSentence: 'Enviar %{reward} a %{name} por %{amount}',
  quoted: '«%{words}»',
  by: 'Solicitado por %{name}',
  waits: 'Lo tiene que aprobar otra persona de administración.',
  holds: {
    SECOND_ADMINISTRATOR: 'Los pagos del día superan el límite.',
    ABOVE_LIMIT: 'Cuesta más que el límite de los pedidos.',
    NEW_DESTINATION: 'El pago va a un destino nuevo.',
    VELOCITY: 'Esta persona canjea con una frecuencia inusual.',
  },
  approve: 'Aprobar',
  approveTitle: { ADJUSTMENT: 'Aprobar el ajuste', AWARD: 'Aprobar el premio', ORDER: 'Aprobar el pedido' },
  approved: {
    ADJUSTMENT: 'Aprobado. El saldo está ajustado.',
    AWARD: 'Aprobado. El premio está dado.',
    ORDER: 'Aprobado. El pedido está hecho.',
  },
  bothNames: 'El registro guarda los dos nombres: el de quien lo solicitó y el tuyo.',
  decline: 'Rechazar',
  declineTitle: {
    ADJUSTMENT: 'Rechazar el ajuste',
    AWARD: 'Rechazar el premio',
    ORDER: 'Rechazar el pedido',
  },
  declined: {
    ADJUSTMENT: 'Rechazado. El saldo queda como está.',
    AWARD: 'Rechazado. No se da nada.',
    ORDER: 'Rechazado. Los puntos han vuelto.',
  },
  reason: 'Motivo',
  reasonHint: {
    ADJUSTMENT: 'Se guarda con la decisión.',
    AWARD: 'Se guarda con la decisión.',
    ORDER: 'La persona lo lee y recupera los puntos.',
  },
  limits: 'Límites',
  limitsSentence:
    'Por encima de un límite hacen falta dos personas. Quien lo solicitó o se beneficia no puede aprobarlo.',
  award: 'Puntos de un premio',
  awardHint: 'Puntos por personas, con los puntos que se eligen como regalo. Vacío, ningún premio espera.',
  payout: 'Pago de un día, en dólares estadounidenses',
  payoutHint: 'Con lo que la persona canjeó ese día. Vacío, ningún pago espera.',
  adjustment: 'Puntos añadidos a una persona en un día',
  adjustmentHint: 'Como máximo 10.000, que también rige si queda vacío.',
  saved: 'Los límites se aplican desde ahora.',
} as const satisfies TextsLike<typeof english>
