import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { states as english } from '../english/states.ts'

export const states: TextsLike<typeof english> = {
  carousel: {
    earlier: '%{title}: zurück',
    more: '%{title}: weitere',
  },
  failed: 'Das wurde nicht geladen',
  notUnderstood:
    'Diese Seite versteht die Antwort von Laurel nicht. Lade die Seite neu und versuche es noch einmal.',
  loadingPage: 'Seite wird geladen',
  opensPage: 'öffnet eine andere Seite',
  price: {
    from: 'ab',
  },
  sending: 'Wird gesendet …',
}
