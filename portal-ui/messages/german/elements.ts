import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { elements as english } from '../english/elements.ts'

export const elements: TextsLike<typeof english> = {
  copy: {
    copied: 'Kopiert',
    copy: 'Kopieren',
    select: 'Markieren',
    selectIt: 'Markiere den Text und kopiere ihn.',
  },
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
  search: {
    clear: 'Suche löschen',
    label: 'Suchen',
    hint: 'Suchbegriff eingeben …',
    running: 'Suche läuft',
  },
  optional: '(freiwillig)',
  searchResults: 'Suchergebnisse',
}
