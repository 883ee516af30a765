import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { people as english } from '../english/people.ts'

export const people: TextsLike<typeof english> = {
  someone: 'Alguien',
  formerMember: 'Alguien que ya no está',
  others: '%{smart_count} más',
  aPerson: 'Una persona',
  aPersonNamed: 'Una persona que nombraste',
  oneOfTheNamed: 'Una de las personas que nombraste',
  count: '1 persona |||| %{smart_count} personas',
}
