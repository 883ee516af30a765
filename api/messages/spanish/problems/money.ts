import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { money as english } from '../../english/problems/money.ts'

export const money: TextsLike<typeof english> = {
  CARD_UNKNOWN: {
    title: 'Tarjeta desconocida',
    detail: 'Tu equipo no tiene esa tarjeta, o ya no. Recarga la lista de tarjetas.',
  },
  CARD_IN_USE: {
    title: 'Tarjeta en uso',
    detail: 'Tu plan o tus recompensas se cobran de esta tarjeta. Añade primero otra y después quita esta.',
  },
  PAYMENT_UNKNOWN: {
    title: 'Pago desconocido',
    detail: 'Ese pago no existe en tu equipo. Recarga la página.',
  },
  PAYMENT_NOT_OPEN: {
    title: 'Pago no abierto',
    detail: 'Este pago está en curso o terminado. Mira la lista de recargas antes de empezar otro.',
  },
  STATEMENT_UNPAID: {
    title: 'Mes sin pagar',
    detail:
      'No se pudo cobrar un mes de recompensas. Págalo primero y después vuelve a activar el pago a mes vencido.',
  },
  PAYMENT_METHOD_REQUIRED: {
    title: 'Hace falta una tarjeta',
    detail: 'Añade primero una tarjeta: las recompensas se cobran de ella después de cada mes.',
    plan: 'Añade primero una tarjeta y después elige el plan de nuevo.',
  },
  BILLING_NOT_SET_UP: {
    title: 'Pagos sin configurar',
    detail: 'Los pagos no están configurados en este Laurel. Pregunta a quien opera Laurel.',
  },
  billingUncertain: {
    title: 'Aún no es seguro',
    detail: 'Stripe no respondió. Mira la página de nuevo en un minuto.',
  },
  ANNUAL_TO_MONTHLY: {
    title: 'Plan anual',
    detail: 'Para pasar al pago mensual, escribe a %{email}',
  },
  PREVIEW_TOO_OLD: {
    title: 'Vista previa antigua',
    detail: 'El precio se calculó hace demasiado tiempo. Cierra esto y elige el plan de nuevo.',
  },
  PAYMENT_DECLINED: {
    title: 'Pago rechazado',
    detail: '%{reason} No se cobró nada. Usa otra tarjeta o pregunta a tu banco.',
  },
  PAYMENT_NEEDS_CONFIRMATION: {
    title: 'Hace falta confirmar',
    detail:
      'Tu banco pide confirmar cada pago con esta tarjeta. No se cobró nada. Usa otra tarjeta para este cambio.',
  },
  decisionNotOffered: {
    title: 'No se ofrece',
    detail: 'Esta decisión ya no se ofrece. Recarga la lista para ver cómo está la discrepancia.',
  },
  MONTH_OPEN: {
    title: 'Mes abierto',
    detail: 'Este mes no está cerrado, así que sus cifras aún podrían cambiar. Ciérralo primero.',
  },
  BOOKS_NOT_READ: {
    title: 'Libros sin leer',
    detail: 'Las cifras de este mes aún no se han leído. Abre el mes y espera a que estén.',
  },
  PACK_NOT_READY: {
    title: 'Aún no está listo',
    detail: 'No hay ningún paquete terminado de este mes. Pídelo o espera a que se escriba.',
  },
}
