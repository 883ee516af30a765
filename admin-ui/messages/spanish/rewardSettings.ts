import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewardSettings as english } from '../english/rewardSettings.ts'

export const rewardSettings = {
  title: 'Ajustes de recompensas',
  lead: 'Qué catálogos están abiertos, a quién se avisa de los canjes y qué se revisa antes.',
  catalogs: 'Catálogos de recompensas',
  catalog: {
    CUSTOM_CATALOG: 'Catálogo propio',
    AMAZON: 'Amazon',
    GIFT_CARDS: 'Tarjetas regalo',
    CHARITIES: 'Donaciones',
    PAYPAL: 'PayPal/Venmo',
  },
  notifications: 'Avisos del catálogo propio',
  notificationsQuestion:
    '¿A quién avisamos cuando se canjea una recompensa del catálogo propio (sin integración)?',
  saved: 'Se han guardado los ajustes de recompensas.',
  payingForRewards: 'Pagar las recompensas',
  seeBalance: 'Ver el saldo del equipo',
  paying: {
    which: {
      question: '¿Qué recompensas le cuestan dinero a la empresa?',
      answer:
        'Amazon, tarjetas regalo, donaciones, PayPal y Venmo, artículos de marca y merchandising. Los paga el saldo del equipo, 100 puntos por cada dólar estadounidense. Las recompensas de la empresa y los artículos de tu propio catálogo no le quitan nada.',
    },
    empty: {
      question: '¿Qué pasa cuando el saldo está vacío?',
      answer:
        'Una recompensa que no cubre se rechaza, la persona conserva los puntos y la administración recibe un mensaje. Recarga puntos en Facturación.',
    },
    back: {
      question: '¿Qué pasa cuando una recompensa se cancela o se devuelve?',
      answer: 'Los puntos vuelven a la persona y el importe vuelve al saldo del equipo.',
    },
    vendors: {
      question: '¿Quién paga a los proveedores?',
      answer:
        'Tus cuentas con ellos: cada proveedor cobra a la cuenta que conectaste en Proveedores. Mantén dinero suficiente en ella; mientras está vacía, los pedidos se cancelan y se devuelven.',
    },
  },
  youNeedATopUp: '¡Hace falta una recarga!',
  topUpPoints: 'Recargar puntos',
  topUpSentence: 'El fondo está vacío. Las recompensas de pago se rechazan hasta que vuelva a tener puntos.',
  limits: 'Límites y revisión',
  limitsSentence: 'Se aplican a lo que paga el fondo. Deja un campo vacío para no poner límite.',
  pointsPerDay: 'Puntos por persona y día',
  redemptionsPerDay: 'Canjes por persona y día',
  holdAbove: 'Revisión a partir de',
  holdAboveHint: 'En puntos. Un pedido más caro espera hasta que la administración lo libere.',
  limitsSaved: 'Se han guardado los límites.',
  paymentsTitle: 'Coste de los canjes',
  paymentsLead: 'Lo que los canjes le cuestan a la empresa.',
} as const satisfies TextsLike<typeof english>
