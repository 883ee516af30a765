import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { entry as english } from '../english/entry.ts'

export const entry: TextsLike<typeof english> = {
  confirmTitle: 'Als %{name} fortfahren?',
  confirmPage: 'Als %{name} fortfahren? · Prämien',
  confirm:
    'Du meldest dich als %{name} in %{team} an. In diesem Browser ist eine andere Person angemeldet, die dabei abgemeldet wird. Wenn du diesen Link nicht selbst geöffnet hast, brich ab.',
  linkExpired: 'Dieser Link ist abgelaufen, bitte versuche es noch einmal.',
  unreachable: 'Laurel ist nicht erreichbar. Prüfe deine Verbindung und öffne den Link noch einmal.',
  slackUnreachable: 'Slack ist nicht erreichbar. Versuche es gleich noch einmal.',
  signInPage: 'Anmelden · Prämien',
  signInTitle: 'Melde dich bei deinen Prämien an',
  advice:
    'Ein Anmeldelink funktioniert einmal und nur für kurze Zeit. Melde dich mit Slack an oder fordere dort einen neuen Link an, wo du diesen bekommen hast.',
  withSlack: 'Mit Slack anmelden',
  toRewards: 'Weiter zu deinen Prämien',
}
