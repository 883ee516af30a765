import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { action as english } from '../english/action.ts'

export const action = {
  cancel: 'Abbrechen',
  delete: 'Löschen',
  remove: 'Entfernen',
  failed: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  close: 'Schließen',
  details: 'Details',
  latestActivity: 'Neueste Aktivität',
  change: 'Ändern',
  settings: 'Einstellungen',
  showMore: 'Mehr anzeigen',
  showAll: 'Alle anzeigen',
  showLess: 'Weniger anzeigen',
  openInSlack: 'In Slack öffnen',
} as const satisfies TextsLike<typeof english>
