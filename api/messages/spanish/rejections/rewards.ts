import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewards as english } from '../../english/rejections/rewards.ts'

export const rewards: TextsLike<typeof english> = {
  REWARD_UNKNOWN: {
    title: 'Recompensa desconocida',
    detail: 'Esta recompensa no se ofrece, o ya no. Recarga las recompensas y elige otra.',
  },
  INSUFFICIENT_POINTS: {
    title: 'Puntos insuficientes',
    detail: '¡No tienes suficientes puntos para esta recompensa!',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Fondos insuficientes',
    detail: 'Esta recompensa no está disponible por ahora. Se ha avisado a administración.',
  },
  FUND_OWES: {
    title: 'Recompensas en pausa',
    detail:
      'Las recompensas están en pausa hasta que se salde un pago de tu empresa. Se ha avisado a administración.',
  },
  TOP_UP_UNKNOWN: {
    title: 'Recarga desconocida',
    detail: 'Esa recarga no existe en tu equipo. Mira primero la lista de recargas.',
  },
  STATEMENT_UNKNOWN: {
    title: 'Liquidación desconocida',
    detail: 'Tu equipo no ha pagado esa liquidación. Mira primero la lista de liquidaciones.',
  },
  REVERSAL_CONFLICT: {
    title: 'Ya revertido',
    detail: 'Este reembolso o disputa está registrado con otras cifras. Mira primero la lista de pagos.',
  },
  REVERSAL_TOO_LARGE: {
    title: 'Más que el pago',
    detail: 'Se revierte como máximo lo que queda del pago. Revierte menos puntos.',
  },
  REVERSAL_UNKNOWN: {
    title: 'Reversión desconocida',
    detail: 'Este pago no tiene ese reembolso o disputa. Mira primero la lista de pagos.',
  },
  EXCEPTION_DECIDED: {
    title: 'Ya decidido',
    detail: 'Hay otra decisión registrada sobre esta discrepancia. Recarga la lista para verla.',
  },
  STATEMENT_CONFLICT: {
    title: 'Ya saldado',
    detail:
      'Esta liquidación o su pago está registrado con otras cifras. Mira primero la lista de liquidaciones.',
  },
  TOP_UP_CONFLICT: {
    title: 'Ya recargado',
    detail: 'Este pago o recarga está registrado con otras cifras. Mira primero la lista de recargas.',
  },
  RESERVATION_UNKNOWN: {
    title: 'Nada reservado',
    detail: 'No hay nada reservado para este canje. Recárgalo para ver cómo va.',
  },
  REDEMPTION_UNKNOWN: {
    title: 'Canje desconocido',
    detail: 'Ese canje no existe en tu equipo. Recarga la lista y elige uno de ella.',
  },
  REDEMPTION_MOVE_REFUSED: {
    title: 'El canje ya avanzó',
    detail: 'Este canje ya no espera. Recarga la lista para ver cómo va.',
  },
  OWN_REDEMPTION: {
    title: 'Tu propio canje',
    detail: 'Lo que canjeaste lo aprueba otra persona de administración. Pídeselo a alguien.',
  },
  REDEMPTION_ON_HOLD: {
    title: 'En revisión',
    detail: 'Este canje espera una revisión. Libéralo primero.',
  },
  REDEMPTION_LIMIT: {
    title: 'Límite del día alcanzado',
    detail: 'Has canjeado todo lo que tu equipo permite en un día. Inténtalo mañana.',
  },
  ORDER_UNDER_WAY: {
    title: 'Ya pedido',
    detail:
      'El proveedor tiene este pedido y lo completa con la entrega. Para cancelarlo, cancélalo primero con el proveedor.',
  },
  ORDER_AT_ANOTHER_VENDOR: {
    title: 'Pedido en otro lugar',
    detail: 'Otro proveedor tiene este pedido y puede que lo entregue. Recarga el canje para ver cuál.',
  },
  ORDER_ACCEPTED_BEFORE: {
    title: 'Dos pedidos',
    detail: 'El proveedor tiene este pedido con otro número. Compara ambos con el proveedor.',
  },
  TOO_MANY_PARCELS: {
    title: 'Demasiados paquetes',
    detail: 'Este canje tiene tantos paquetes como se pueden registrar. Deja fuera los demás.',
  },
  CLAIM_UNKNOWN: {
    title: 'Regalo desconocido',
    detail: 'No puedes reclamar este regalo, o ya no. Recarga tus regalos.',
  },
  ALREADY_CLAIMED: {
    title: 'Ya reclamado',
    detail: 'Ya reclamaste este regalo.',
  },
  PICKS_REFUSED: {
    title: 'La elección no encaja',
    detail: 'Elige una cosa en cada fila del regalo.',
  },
  ITEM_UNKNOWN: {
    title: 'Artículo desconocido',
    detail: 'Este artículo no se ofrece, o ya no. Recarga el catálogo y elige otro.',
  },
  VARIANT_UNKNOWN: {
    title: 'Variante desconocida',
    detail: 'Este artículo tiene otras variantes. Recárgalo y elige una de ellas.',
  },
  OUT_OF_STOCK: {
    title: 'Agotado',
    detail: 'Este artículo está agotado. Elige otro.',
  },
}
