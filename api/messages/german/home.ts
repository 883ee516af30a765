import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { home as english } from '../english/home.ts'

export const home: TextsLike<typeof english> = {
  hello: 'Hallo %{name}',
  toSpend: '*%{points}* zum Ausgeben, im Wert von %{worth}',
  seeRewards: 'Prämien ansehen',
  owed: 'Du schuldest *%{points}*; deine nächsten Punkte gleichen das zuerst aus.',
  toGive: '*%{points}* zum Vergeben bis %{day}',
  giveShoutout: 'Shoutout vergeben',
  companyPays: 'Auszeichnungen, die du verleihst, zahlt die Firma. Verleihe eine mit `/award`.',
  forAwards: '*%{points}* für Auszeichnungen bis %{day}. Verleihe eine mit `/award`.',
  competitions: 'Wettbewerbe',
  campaigns: 'Nominierungen laufen',
  celebrations: 'In den nächsten zwei Wochen',
  recognition: 'Deine Anerkennung',
  nothingYet: 'Noch nichts hier. Wer hat dir diese Woche geholfen? Danke mit einem Shoutout.',
  youThanked: 'Du hast *%{people}* gedankt',
  thankedYou: '*%{people}* hat dir gedankt',
}
