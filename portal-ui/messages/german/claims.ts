import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { claims as english } from '../english/claims.ts'

export const claims: TextsLike<typeof english> = {
  or: '%{names} oder %{last}',
  page: 'Geschenke zum Abholen · %{team}',
  title: 'Geschenke zum Abholen',
  none: 'Du hast keine Geschenke zum Abholen.',
  noneText: 'Zu manchen Auszeichnungen gehört ein Geschenk. Deines wartet dann hier auf dich.',
  seeRedemptions: 'Deine Einlösungen ansehen',
  enjoy: 'Viel Freude mit deinem Geschenk!',
  enjoyPoints: 'Viel Freude mit deinem Geschenk! %{points} sind in deinem Guthaben.',
  giftFor: 'Geschenk zur Auszeichnung %{award}',
  pickEach: 'Wähle in jeder der %{count} Reihen etwas aus.',
  pickOne: 'Such dir aus, was dir am besten gefällt.',
  giftNumber: 'Geschenk %{number}',
  yourGift: 'Dein Geschenk',
  back: 'Zurück zu deinen Geschenken',
  claiming: 'Wird abgeholt …',
  claim: 'Geschenk abholen',
  gone: 'Nicht mehr im Angebot',
  another: 'Wähle etwas anderes',
  otherCountry: 'Nicht in deinem Land',
  outOfStock: 'Nicht vorrätig',
}
