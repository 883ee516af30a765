import type { GifAttachment } from '@laurel/contract/recognition/gifAttachment.ts'
import type { NewShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import type { givingOptions } from '@laurel/contract/recognition/giving.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import type { Translate } from '../../messages/useText.ts'

export type Options = ResponseOf<typeof givingOptions>
export type Colleague = {
  readonly id: string
  readonly name: string
  readonly profile_picture: string | null
}

/** What a person is about to give. */
export type Draft = {
  readonly people: readonly Colleague[]
  readonly points: number | null
  /** Null for thanks between giver and recipients alone, undefined until it is chosen. */
  readonly groupId: string | null | undefined
  readonly value: string | null
  readonly message: string
  readonly gif: GifAttachment | null
}

export const emptyDraft = ({ groups }: Pick<Options, 'groups'>): Draft => {
  const [first] = groups
  return {
    people: [],
    points: first?.point_options[0] ?? null,
    groupId: groups.length > 1 ? undefined : (first?.id ?? null),
    value: null,
    message: '',
    gif: null,
  }
}

/** The amounts of the chosen channel; any amount where there are none. */
export const amountsOf = ({ groups }: Pick<Options, 'groups'>, { groupId }: Pick<Draft, 'groupId'>) =>
  groups.find(({ id }) => id === groupId)?.point_options ?? []

export const costOf = ({ people, points }: Pick<Draft, 'people' | 'points'>): number =>
  people.length * (points ?? 0)

/** What is still missing, as a sentence; undefined for a draft that can be sent. */
export const missingIn = (draft: Draft, options: Options, text: Translate): string | undefined => {
  if (draft.people.length === 0) return text('giving.missing.people')
  if (draft.points === null || draft.points < 1) return text('giving.missing.points')
  if (draft.groupId === undefined) return text('giving.missing.channel')
  if (draft.message.trim() === '') return text('giving.missing.message')
  if (options.is_value_required && draft.value === null) return text('giving.missing.value')
  if (costOf(draft) > options.points_left) return text('giving.missing.tooMuch')
  return undefined
}

export const shoutoutOf = (draft: Draft, mayRepeat: boolean): NewShoutout => ({
  for_user_ids: draft.people.map(({ id }) => id),
  points_each: draft.points ?? 0,
  message_text: draft.message.trim(),
  value_text: draft.value,
  group_id: draft.groupId ?? null,
  ...(draft.gif && { attachment: draft.gif }),
  ...(mayRepeat && { may_repeat: true }),
})
