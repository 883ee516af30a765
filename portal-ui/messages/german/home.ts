import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { home as english } from '../english/home.ts'

export const home: TextsLike<typeof english> = {
  page: 'Prämien · %{team}',
  rewardsOf: 'Prämien von %{team}',
  chooseCatalog: 'Wähle oben einen Katalog',
  nothingYet: 'Dein Team hat noch keine Prämien eingerichtet, schau bald wieder vorbei!',
  pointsWait:
    'Deine Punkte gehen nicht verloren. Sie warten hier, bis es etwas gibt, wofür du sie ausgeben kannst.',
  from: 'Von %{team}',
  pick: 'Such dir etwas aus, das dir Freude macht. Du hast es verdient.',
  toGo: 'Noch %{points}',
  worth: 'Wert: %{worth}',
  loading: 'Prämien werden geladen',
  gift: 'Ein Geschenk wartet auf dich!',
  gifts: '%{count} davon warten auf dich.',
  trending: 'Beliebt bei Amazon',
  giftCards: 'Geschenkkarten',
  soldOut: 'Ausverkauft',
  reading: 'Lesenswert',
  redeemFor: 'Für %{points} einlösen',
}
