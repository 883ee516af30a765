import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { nudges as english } from '../english/nudges.ts'

export const nudges: TextsLike<typeof english> = {
  unspent:
    ':hourglass_flowing_sand: Te quedan *%{points}* para dar hasta el %{day}; lo que sobre caduca entonces. ¿Quién te ayudó últimamente?',
  newAllowance: ':herb: Tienes *%{points}* para dar las gracias, hasta el %{day}.',
  redeemable: ':gift: Tienes *%{points}* para gastar, con un valor de %{worth}. Date un capricho.',
  expiring:
    ':hourglass_flowing_sand: Puedes canjear *%{points}* hasta el *%{day}*, con un valor de %{worth}. Después de ese día caducan.',
  seeExpiry: 'Ver qué caduca',
  gift: ':gift: Tu regalo del premio *%{award}* todavía te espera. Elige lo que más te guste.',
  claimGift: 'Reclamar el regalo',
  quiet:
    ':wave: Aquí no se ha dado las gracias a nadie en dos semanas. ¿Quién te hizo el día más fácil? Díselo: `/shoutout @nombre +10 por qué`',
  trial: {
    today:
      ':hourglass_flowing_sand: Tu prueba de Laurel termina *hoy*. Elige un plan para seguir con el reconocimiento y las recompensas; todo lo que ha hecho tu equipo se conserva.',
    later:
      ':hourglass_flowing_sand: Tu prueba de Laurel termina *mañana*. Elige un plan para seguir con el reconocimiento y las recompensas; todo lo que ha hecho tu equipo se conserva. |||| :hourglass_flowing_sand: Tu prueba de Laurel termina *en %{smart_count} días*. Elige un plan para seguir con el reconocimiento y las recompensas; todo lo que ha hecho tu equipo se conserva.',
    choosePlan: 'Elegir un plan',
  },
  payment: {
    subscription:
      ':credit_card: Falló un pago de *%{amount}* de tu suscripción a Laurel. %{reason} Se intenta de nuevo en los próximos días; si sigue fallando, tu plan termina. Revisa tu tarjeta o añade otra.',
    statement:
      ':credit_card: No se pudo cobrar un mes de recompensas por valor de *%{amount}*. %{reason} El pago posterior se detiene hasta que se pague.',
    reversal:
      ':credit_card: Un pago se devolvió o se impugnó después de gastar sus puntos. Las recompensas se detienen hasta que se devuelvan *%{amount}*.',
    openBilling: 'Abrir la facturación',
  },
  webhook: {
    gone: ':electric_plug: El webhook *%{name}* está apagado, porque el destino respondió que ya no existe. Otros programas no reciben nada de él hasta que la administración lo encienda.',
    failed:
      ':electric_plug: El webhook *%{name}* está apagado, porque falló durante cinco días. Otros programas no reciben nada de él hasta que la administración lo encienda.',
    open: 'Abrir el webhook',
  },
}
