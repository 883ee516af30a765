import type { Thanks } from '@laurel/contract/recognition/thanks.ts'

const namesShown = 3

type Person = { readonly id: string; readonly name: string }

/** `Ben thanked you and Olga`, `Laurel celebrates your birthday`. */
export const sentenceOf = (
  thanks: Pick<Thanks, 'type' | 'created_by' | 'for_users' | 'award_name'>,
  viewerId: string,
): string => {
  const by = nameFor(thanks.created_by, viewerId)
  const who = namesOf(thanks.for_users, viewerId)
  switch (thanks.type) {
    case 'SHOUTOUT':
      return `${by} thanked ${who}`
    case 'AWARD':
      return `${by} gave ${who} the ${thanks.award_name ?? 'award'} award`.replace('award award', 'award')
    case 'BIRTHDAY':
      return `A happy birthday to ${who}`
    case 'ANNIVERSARY':
      return `A work anniversary of ${who}`
    case 'NEW_HIRE':
      return `A warm welcome to ${who}`
  }
}

const nameFor = (person: Person | null, viewerId: string): string =>
  person === null ? 'Laurel' : person.id === viewerId ? 'You' : person.name

const namesOf = (people: readonly Person[], viewerId: string): string => {
  // The reader comes first: it is what they look for.
  const inOrder = people.toSorted((one, other) => Number(other.id === viewerId) - Number(one.id === viewerId))
  const names = inOrder
    .slice(0, inOrder.length > namesShown ? namesShown - 1 : namesShown)
    .map(person => (person.id === viewerId ? 'you' : person.name))
  const more = people.length - names.length
  const all = more > 0 ? [...names, `${more} others`] : names
  const last = all.at(-1) ?? 'a colleague'
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`
}
