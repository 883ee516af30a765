import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { ra as english } from '../english/ra.ts'

export const ra = {
  action: { close: 'Schließen' },
  message: {
    unsaved_changes:
      'Einige deiner Änderungen sind nicht gespeichert. Seite verlassen, ohne sie zu speichern?',
  },
  notification: { http_error: 'Laurel war nicht erreichbar. Versuche es noch einmal.' },
} as const satisfies TextsLike<typeof english>
