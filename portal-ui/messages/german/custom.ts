import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { custom as english } from '../english/custom.ts'

export const custom: TextsLike<typeof english> = {
  faster: 'Jemand war einen Moment schneller: Dieser Artikel ist nicht mehr vorrätig.',
  otherwise: 'Ein unbekannter Fehler ist aufgetreten, bitte versuche es noch einmal.',
  search: '%{name} durchsuchen',
  nothingYet: 'Hier ist noch nichts',
  nothingYetText: 'Dein Team hat hier noch nichts eingestellt. Schau bald wieder vorbei.',
  nothingFound: 'Nichts gefunden',
  nothingFoundText: 'Kein Artikel heißt „%{words}“. Versuche es mit einem anderen Wort.',
  gone: 'Dieser Artikel ist nicht mehr im Angebot',
  goneText: 'Vielleicht gefällt dir etwas anderes.',
  description: 'Beschreibung',
  outOfStock: 'Dieser Artikel ist nicht vorrätig',
  otherCountry: 'Dieser Artikel ist in deinem Land (%{country}) nicht verfügbar.',
  noStyle: 'Wähle eine Ausführung, um das zu kaufen.',
  noAddress: 'Wähle eine Lieferadresse, um das zu kaufen.',
  toGo: 'Noch %{points}, bis du das kaufen kannst.',
}
