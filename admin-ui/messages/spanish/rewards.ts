import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewards as english } from '../english/rewards.ts'
import { rewardOrders } from './rewardOrders.ts'
import { rewardSettings } from './rewardSettings.ts'
import { rewardVendors } from './rewardVendors.ts'

export const rewards = {
  orders: rewardOrders,
  settings: rewardSettings,
  vendors: rewardVendors,
  approve: 'Aprobar',
  approved: 'Canje completado. |||| %{smart_count} canjes completados.',
  approveSelected: 'Aprobar la selección',
  approveSentence:
    'Confirmas que se entregó. Los %{points} retenidos se gastan entonces de forma definitiva. |||| Confirmas que se entregaron los %{smart_count}. Los %{points} retenidos se gastan entonces de forma definitiva.',
  approvedByAnother: 'Necesita a otra persona de administración',
  approvedByAnotherSentence:
    'Lo que canjeaste tú se queda en la lista: lo aprueba otra persona de administración.',
  approveTitle: '¿Aprobar este canje? |||| ¿Aprobar %{smart_count} canjes?',
  cancelled: 'Canje cancelado. Los puntos se devolvieron.',
  cancelRedemption: 'Cancelar canje',
  cancelTitle: '¿Cancelar este canje?',
  reason: 'Motivo',
  reasonHint: 'Se guarda con la devolución.',
  catalog: {
    add: 'Añadir una recompensa',
    change: 'Cambiar esta recompensa',
    changed: 'Se ha actualizado la recompensa.',
    defined: 'La recompensa ya se ofrece.',
    description: 'Descripción',
    emoji: 'Emoji',
    name: 'Nombre',
    new: 'Recompensa de la empresa nueva',
    pointCost: 'Coste en puntos',
    pointsWorth: '100 puntos valen 1,00 $',
    put: 'Ofrecer',
    takeOff: 'Dejar de ofrecer…',
    takeOffSentence: '%{name} ya no se podrá canjear. Lo que ya se canjeó se queda como está.',
  },
  rewardWasTakenOff: 'La recompensa ya no se ofrece.',
  takeThisRewardOff: '¿Dejar de ofrecer esta recompensa?',
  takeOffTheShelf: 'Dejar de ofrecer',
  rewardsYourCompanyHands:
    'Recompensas que tu empresa entrega por sí misma: un día libre, una comida, un libro. Cuestan puntos a la gente y nada al fondo.',
  currentItems: 'Artículos actuales',
  cultureRewards: 'Recompensas de la empresa',
  theShelfIsEmpty: 'Todavía no se ofrece nada',
  addWhatPeopleWould: 'Añade algo que haga ilusión. Se puede canjear en cuanto esté aquí.',
  redemptionMarkedAsComplete: 'Canje completado.',
  approveThisRedemption: '¿Aprobar este canje?',
  pendingCultureRedemptions: 'Canjes pendientes de recompensas de la empresa',
  nothingIsWaitingFor: 'No hay nada pendiente de ti',
  whenSomeoneRedeemsA:
    'Cuando alguien canjea una recompensa de la empresa, aparece aquí hasta que se entrega.',
  pendingItems: 'Artículos y regalos por entregar',
  noPendingItems: 'Ningún artículo está pendiente de ti',
  whenSomeoneBuys:
    'Cuando alguien canjea un artículo de tu catálogo o elige un regalo de un premio, aparece aquí hasta que se envía o entrega.',
  shipTo: 'Enviar a',
  style: 'Variante',
  phone: 'Teléfono',
  handOverInPerson: 'No se envía: entrégalo en persona.',
  cancelTheRedemptionOf: 'Cancelar el canje de %{user}',
  approveTheRedemptionOf: 'Aprobar el canje de %{user}',
  redemptionsThisMonth: 'Canjes este mes',
  paidRedemptionsThisMonth: 'Canjes de pago este mes',
  paidRedemptionCost: 'Coste de los canjes de pago',
  cultureRedemptionsThisMonth: 'Canjes de la empresa este mes',
  rewards: 'Recompensas',
  companyRewardsWaitHere:
    'Las recompensas de la empresa, los artículos de tu catálogo y los regalos esperan aquí hasta que se entregan.',
  latestRedemptions: 'Últimos canjes',
  approveOne:
    'Confirmas que %{user} recibió %{reward}. Los %{points} retenidos se gastan entonces de forma definitiva.',
  cancelSentence: '%{user} recupera %{points} por %{reward}.',
} as const satisfies TextsLike<typeof english>
