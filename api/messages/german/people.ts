import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { people as english } from '../english/people.ts'

export const people: TextsLike<typeof english> = {
  someone: 'Jemand',
  formerMember: 'Ehemaliges Mitglied',
  others: '%{smart_count} weitere',
  aPerson: 'Eine Person',
  aPersonNamed: 'Eine genannte Person',
  oneOfTheNamed: 'Eine der genannten Personen',
  count: '1 Person |||| %{smart_count} Personen',
}
