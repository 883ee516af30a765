import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { approvals as english } from '../../english/rejections/approvals.ts'

export const approvals: TextsLike<typeof english> = {
  TOO_MANY_PROPOSALS: {
    title: 'Zu viele offene Vorschläge',
    detail:
      'Zu viele Anpassungen oder Auszeichnungen dieses Mitglieds warten auf Zustimmung. Bestätige einige oder lehne sie ab.',
  },
  PROPOSAL_NOT_OPEN: {
    title: 'Nichts zu entscheiden',
    detail: 'Hierüber ist vielleicht schon entschieden: Lade die Seite neu.',
  },
  OWN_PROPOSAL: {
    title: 'Jemand anderes muss zustimmen',
    detail: 'Du hast darum gebeten, oder du hast etwas davon. Bitte einen anderen Admin um Zustimmung.',
  },
  ADJUSTMENT_NOT_OPEN: {
    title: 'Anpassung nicht offen',
    detail:
      'Diese Anpassung wartet nicht auf Zustimmung. Vielleicht ist schon darüber entschieden: Lade die Seite neu.',
  },
  OWN_ADJUSTMENT: {
    title: 'Jemand anderes muss zustimmen',
    detail:
      'Du hast diese Anpassung vorgeschlagen, oder sie erhöht dein eigenes Guthaben. Bitte einen anderen Admin um Zustimmung.',
  },
}
