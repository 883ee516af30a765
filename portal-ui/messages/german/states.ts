import type { states as english } from '../english/states.ts'
import type { TextsLike } from '../textsLike.ts'

export const states: TextsLike<typeof english> = {
  carousel: {
    earlier: '%{title}: zurück',
    more: '%{title}: weitere',
  },
  copy: {
    copied: 'Kopiert',
    copy: 'Kopieren',
    select: 'Markieren',
    selectIt: 'Markiere den Text und kopiere ihn.',
  },
  failed: 'Das wurde nicht geladen',
  notUnderstood:
    'Diese Seite versteht die Antwort von Laurel nicht. Lade die Seite neu und versuche es noch einmal.',
  gallery: {
    images: 'Bilder von %{name}',
    image: '%{name}, Bild %{number} von %{count}',
    next: 'Nächstes Bild',
    previous: 'Vorheriges Bild',
    show: 'Bild %{number} von %{count} anzeigen',
  },
  list: {
    failed: 'Der Rest wurde nicht geladen.',
    loading: 'Weitere werden geladen …',
    more: 'Mehr anzeigen',
  },
  loadingPage: 'Seite wird geladen',
  opensPage: 'öffnet eine andere Seite',
  optional: '(freiwillig)',
  price: {
    from: 'ab',
  },
  search: {
    clear: 'Suche löschen',
    label: 'Suchen',
    hint: 'Suchbegriff eingeben …',
    running: 'Suche läuft',
  },
  searchResults: 'Suchergebnisse',
  sending: 'Wird gesendet …',
}
