import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { team as english } from '../english/team.ts'

export const team: TextsLike<typeof english> = {
  introduction: {
    heading: 'Anerkennung ist da: %{team}',
    yourTeam: 'dein Team',
    invitation: 'Danke jemandem in einem Anerkennungs-Channel:',
    example: '/shoutout @name +10 für die Hilfe beim Release',
    meaning: 'Das bringt Punkte, und aus ihnen werden Prämien nach Wahl.',
    portal: 'Ansehen, wofür Punkte gut sind',
    balance: 'Dein Guthaben steht im Home-Tab dieser App',
  },
  approvals: {
    award: 'Eine Auszeichnung im Wert von %{points} wartet auf deine Zustimmung.',
    awardMore:
      '%{giver} möchte %{people} die Auszeichnung *%{award}* verleihen, insgesamt *%{points}*. Dafür braucht es eine zweite Person mit Admin-Rechten.',
    payout: 'Eine Auszahlung von %{points} wartet auf deine Zustimmung.',
    payoutMore:
      '%{person} möchte *%{points}* über %{reward} auszahlen lassen. Bevor eine zweite Person mit Admin-Rechten zustimmt, wird nichts gesendet.',
    adjustment: 'Eine Anpassung um %{points} wartet auf deine Zustimmung.',
    adjustmentMore:
      '%{proposer} möchte einem Guthaben von %{person} *%{points}* gutschreiben. Dafür braucht es eine zweite Person mit Admin-Rechten.',
    decide: 'In Laurel zustimmen oder ablehnen',
  },
}
