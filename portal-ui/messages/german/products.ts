import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { products as english } from '../english/products.ts'

export const products: TextsLike<typeof english> = {
  chooseAddress: 'Wähle eine Lieferadresse.',
  buyTitle: '„%{name}“ kaufen?',
  buyFor: 'Für %{points} kaufen',
  this: 'Dieses Produkt',
  includes: 'Im Preis enthalten',
  back: 'Zurück zum Produkt',
  amazonUnavailable:
    'Einlösungen bei Amazon sind vorübergehend nicht verfügbar. Die Administration wurde benachrichtigt.',
  loading: 'Produkt wird geladen',
  loadingAll: 'Produkte werden geladen',
  shop: 'Fanshop',
  shopPage: 'Fanshop · %{team}',
  category: 'Kategorie',
  all: 'Alle Artikel',
  products: 'Produkte',
  shopGone: 'Der Shop hat dieses Produkt nicht',
  shopGoneText: 'Der Link ist vielleicht alt oder falsch geschrieben.',
  seeAll: 'Alle Produkte ansehen',
  options: {
    color: 'Farbe',
    size: 'Größe',
  },
  choose: {
    both: 'Wähle eine Farbe und eine Größe.',
    color: 'Wähle eine Farbe.',
    size: 'Wähle eine Größe.',
  },
  shopPromise: 'Dein Team packt es ein und sendet es dir.',
}
