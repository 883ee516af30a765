import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { GroupReference } from '../team/team.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { GifAttachment } from './gifAttachment.ts'

/** What people answer to thanks with. */
export const thanksReactions = ['👏', '❤️', '🎉', '🙌', '😄', '💡'] as const
export const ThanksReaction = z.enum(thanksReactions)
export type ThanksReaction = z.infer<typeof ThanksReaction>

/** A shoutout, an award or a celebration, as a colleague sees it. */
export const Thanks = z.object({
  id: Identifier,
  type: z.enum(['SHOUTOUT', 'AWARD', 'BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE']),
  created_at: Instant,
  /** Null for what Laurel itself gave. */
  created_by: UserReference.nullable(),
  for_users: answerList(UserReference),
  award_name: AnswerText.nullable(),
  points_each: Points,
  message_text: AnswerText,
  attachment: GifAttachment.nullable(),
  value_text: AnswerText.nullable(),
  group: GroupReference.nullable(),
  /** Until then the caller, who gave it, may take it back; null for others. */
  recallable_until: Instant.nullable(),
  reactions: answerList(z.object({ emoji: ThanksReaction, count: z.int(), is_mine: z.boolean() })),
})
export type Thanks = z.infer<typeof Thanks>

/** What the caller received, what they gave, or what was given in their recognition channels. */
export const ThanksScope = z.enum(['team', 'received', 'given'])
export type ThanksScope = z.infer<typeof ThanksScope>

/**
 * Thanks that the signed-in person may see, newest first, in pages of 20. The team's are those that were given in the
 * recognition channels that the person is in. Of those given in private only giver and recipients hear.
 */
export const listThanks = defineCall({
  name: 'listThanks',
  method: 'GET',
  path: '/v1/recognition/thanks',
  access: 'member',
  summary: 'Thanks that you received or gave, and those of your channels',
  query: After.extend({ scope: ThanksScope.default('team'), cursor: Cursor.optional() }),
  response: z.object({
    thanks: answerList(Thanks),
    /** The cursor of the next page; null on the last one. */
    next: Cursor.nullable(),
    /** Whether recognition works in every channel of the chat: who reads those is known there alone. */
    is_in_chat_only: z.boolean(),
  }),
})

const reaction = z.object({ id: Identifier, emoji: ThanksReaction })

/** Answers thanks with an emoji. A repeat changes nothing. */
export const reactToThanks = defineCall({
  name: 'reactToThanks',
  method: 'PUT',
  path: '/v1/recognition/thanks/:id/reactions/:emoji',
  access: 'member',
  summary: 'React to thanks',
  params: reaction,
  response: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
})

export const takeReactionBack = defineCall({
  name: 'takeReactionBack',
  method: 'DELETE',
  path: '/v1/recognition/thanks/:id/reactions/:emoji',
  access: 'member',
  summary: 'Take a reaction back',
  params: reaction,
  response: z.object({ ok: z.literal(true) }),
})
