import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { action as english } from '../english/action.ts'

export const action: TextsLike<typeof english> = {
  addAddress: 'Adresse hinzufügen',
  cancel: 'Abbrechen',
  choose: 'Auswählen',
  close: 'Schließen',
  continue: 'Weiter',
  done: 'Fertig',
  notNow: 'Jetzt nicht',
  retry: 'Erneut versuchen',
  save: 'Speichern',
  seeAll: 'Alle ansehen',
  seeRewards: 'Prämien ansehen',
}
