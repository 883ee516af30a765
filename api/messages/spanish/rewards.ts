import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewards as english } from '../english/rewards.ts'

export const rewards: TextsLike<typeof english> = {
  codeSubject: 'Tu código para un pago',
  code: '%{code} es tu código para recibir pagos de %{team}. Vale %{minutes} minutos. Si no lo pediste, ignora este mensaje.',
  redeemed: 'Se canjeó una recompensa: %{reward}.',
  pickedGift: '%{person} eligió *%{reward}* como regalo.',
  redeemedFor: '%{person} canjeó *%{reward}* por %{points}.',
  handOver: 'Entregarla en Laurel',
  fundTooLow: 'Se rechazó una recompensa, porque el saldo de tu equipo es demasiado bajo.',
  fundTooLowMore:
    'No se quitaron puntos. Las recompensas de pago quedan fuera de alcance hasta que lo recargues.',
  topUp: 'Recargar puntos en Laurel',
  pause: 'Se rechazó una recompensa, porque las recompensas están en pausa.',
  pauseMore:
    'Se rechazó una recompensa, porque las recompensas están en pausa: un pago de puntos se devolvió o se impugnó después de gastar los puntos. No se quitaron puntos. Recarga lo que se debe, o resuelve la impugnación con tu banco, y las recompensas continúan.',
  seeOwed: 'Ver lo que se debe en Laurel',
  accountEmpty: 'Se canceló una recompensa, porque tu cuenta en %{vendor} está vacía.',
  accountEmptyMore:
    'Los puntos se devolvieron. Las recompensas de %{vendor} quedan fuera de alcance hasta que añadas dinero a la cuenta.',
  someVendor: 'un proveedor',
  seeVendors: 'Ver tus proveedores en Laurel',
}
