import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { team as english } from '../english/team.ts'

export const team: TextsLike<typeof english> = {
  introduction: {
    heading: 'El reconocimiento ha llegado: %{team}',
    yourTeam: 'tu equipo',
    invitation: 'Da las gracias a alguien en un canal de reconocimiento:',
    example: '/shoutout @nombre +10 por ayudarme con la entrega',
    meaning: 'Así gana puntos, que se convierten en recompensas a elegir.',
    portal: 'Ver para qué sirven los puntos',
    balance: 'Tu saldo está en la pestaña Inicio de esta app',
  },
  approvals: {
    award: 'Un premio por valor de %{points} espera tu aprobación.',
    awardMore:
      '%{giver} quiere dar *%{award}* a %{people}, por valor de *%{points}* en total. Hace falta una segunda persona de la administración.',
    payout: 'Un pago de %{points} espera tu aprobación.',
    payoutMore:
      '%{person} pide *%{points}* por %{reward}. No se envía nada antes de que lo apruebe una segunda persona de la administración.',
    adjustment: 'Un ajuste de %{points} espera tu aprobación.',
    adjustmentMore:
      '%{proposer} propone añadir *%{points}* a un saldo de %{person}. Hace falta una segunda persona de la administración.',
    decide: 'Aprobar o rechazar en Laurel',
  },
}
