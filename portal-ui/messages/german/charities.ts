import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { charities as english } from '../english/charities.ts'

export const charities: TextsLike<typeof english> = {
  tooSmall: 'Die Spende muss mindestens 1 $ betragen',
  tooLarge: 'Die Spende darf höchstens 1.000 $ betragen',
  page: 'Spenden · %{team}',
  title: 'Spenden',
  lead: 'Spende deine Punkte für etwas, das dir am Herzen liegt. 100 Punkte sind 1 $.',
  search: 'Organisationen suchen',
  backAll: '← Alle Kategorien',
  all: 'Alle Organisationen',
  loading: 'Organisationen werden geladen',
  corrected: 'Ergebnisse für %{words}.',
  noneFound: 'Zu deiner Suche wurde keine Organisation gefunden.',
  otherWords: 'Versuche es mit weniger Buchstaben, einer anderen Schreibweise oder der EIN.',
  foundNone: 'Keine Organisationen',
  found: '%{smart_count} Organisation |||| %{smart_count} Organisationen',
  foundMore: '%{smart_count} oder mehr Organisationen',
  unknownPage: 'Organisation nicht gefunden',
  unknown: 'Diese Organisation ist nicht im Angebot',
  unknownText:
    'Die Adresse ist vielleicht falsch geschrieben, oder dein Team hat andere Organisationen ausgewählt.',
  seeAll: 'Alle Organisationen ansehen',
  back: '← Spenden',
  mission: 'Auftrag',
  address: 'Adresse',
  website: 'Website',
  annual: 'Spenden pro Jahr',
  notReported: 'Nicht angegeben',
  promise: 'Das Geld erreicht die Organisation innerhalb von 30 Tagen.',
  points: 'Punkte zum Spenden',
  donate: 'Spenden',
  donateTitle: 'An %{name} spenden?',
  donatePoints: '%{points} spenden',
  yours: 'Deine Spende',
  noFunds:
    'Deine Firma muss erst Geld einzahlen, bevor diese Spende gesendet werden kann. Die Administration weiß Bescheid.',
}
