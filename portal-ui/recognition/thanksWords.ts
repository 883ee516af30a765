import type { Thanks } from '@laurel/contract/recognition/thanks.ts'
import type { Translate } from '../messages/useText.ts'

const namesShown = 3

type Person = { readonly id: string; readonly name: string }

/** `Ben thanked you and Olga`, `Laurel celebrates your birthday`. */
export const sentenceOf = (
  thanks: Pick<Thanks, 'type' | 'created_by' | 'for_users' | 'award_name'>,
  viewerId: string,
  text: Translate,
): string => {
  const who = namesOf(thanks.for_users, viewerId, text)
  const isOwn = thanks.created_by?.id === viewerId
  const by = thanks.created_by?.name ?? 'Laurel'
  switch (thanks.type) {
    case 'SHOUTOUT':
      return isOwn
        ? text('thanks.sentence.shoutoutOwn', { who })
        : text('thanks.sentence.shoutout', { by, who })
    case 'AWARD': {
      const award = thanks.award_name
      if (award === null)
        return isOwn
          ? text('thanks.sentence.awardUnnamedOwn', { who })
          : text('thanks.sentence.awardUnnamed', { by, who })
      return isOwn
        ? text('thanks.sentence.awardOwn', { who, award })
        : text('thanks.sentence.award', { by, who, award })
    }
    case 'BIRTHDAY':
      return text('thanks.sentence.birthday', { who })
    case 'ANNIVERSARY':
      return text('thanks.sentence.anniversary', { who })
    case 'NEW_HIRE':
      return text('thanks.sentence.newHire', { who })
  }
}

const namesOf = (people: readonly Person[], viewerId: string, text: Translate): string => {
  // The reader comes first: it is what they look for.
  const inOrder = people.toSorted((one, other) => Number(other.id === viewerId) - Number(one.id === viewerId))
  const names = inOrder
    .slice(0, inOrder.length > namesShown ? namesShown - 1 : namesShown)
    .map(person => (person.id === viewerId ? text('thanks.sentence.you') : person.name))
  const count = people.length - names.length
  const all = count > 0 ? [...names, text('thanks.sentence.others', { count })] : names
  const last = all.at(-1) ?? text('thanks.sentence.colleague')
  return all.length < 2 ? last : text('thanks.sentence.list', { names: all.slice(0, -1).join(', '), last })
}
