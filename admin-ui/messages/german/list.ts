import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { list as english } from '../english/list.ts'

export const list = {
  people: '1 Person |||| %{count} Personen',
  actions: 'Aktionen',
  clearFilters: 'Filter zurücksetzen',
  cutSearch:
    'Diese Suche endete, bevor sie alles durchsucht hatte. Nimm längere Wörter oder wähle weniger Tage.',
  more: 'Mehr anzeigen',
  next: 'Weiter',
  noRecord: 'Diesen Eintrag gibt es nicht. Vielleicht wurde er gelöscht.',
  notUnderstood:
    'Laurel hat etwas geantwortet, das diese Seite nicht versteht. Lade die Seite neu und versuche es noch einmal.',
  noMatch: 'Nichts gefunden',
  noMatchSentence: 'Versuche es mit einem anderen Wort oder setze die Filter zurück.',
  pages: 'Seiten',
  openPosition: '%{first}–%{last} von mehr als %{last}',
  position: '%{first}–%{last} von %{total}',
  previous: 'Zurück',
  restFailed: 'Der Rest konnte nicht geladen werden.',
  select: 'Auswählen',
  selected: '1 ausgewählt |||| %{smart_count} ausgewählt',
  selectRow: '%{name} auswählen',
  sortBy: 'Sortieren nach',
  unselect: 'Auswahl aufheben',
  tooDeep: 'Seiten so weit hinten erreichst du nur von der Seite davor. Dies ist die erste Seite.',
  tryAgain: 'Noch einmal versuchen',
  loading: 'Wird geladen',
  shown: '%{shown} angezeigt',
  shownOf: '%{shown} von %{total} angezeigt',
  clearSearch: 'Suche leeren',
} as const satisfies TextsLike<typeof english>
