import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { GifAttachment } from './gifAttachment.ts'

/** What the signed-in person can give, where, and with what. */
export const givingOptions = defineCall({
  name: 'givingOptions',
  method: 'GET',
  path: '/v1/recognition/giving',
  access: 'member',
  keyScope: 'recognition:read',
  summary: 'What you can give, where, and with what',
  query: After,
  response: z.object({
    /** The recognition channels to give in. */
    groups: answerList(
      z.object({
        id: Identifier,
        title: AnswerText,
        /** The amounts of this channel; any amount where there are none. */
        point_options: answerList(Points),
      }),
    ),
    values: answerList(AnswerText),
    is_value_required: z.boolean(),
    points_left: Points,
    points_granted: Points,
    /** When the allowance is granted again. */
    resets_at: Instant,
    /** The name of the GIF provider; null where none is set up. */
    gif_provider: AnswerText.nullable(),
  }),
})

/** For the picker: the first 20 active colleagues by name. */
export const findColleagues = defineCall({
  name: 'findColleagues',
  method: 'GET',
  path: '/v1/recognition/colleagues',
  access: 'member',
  keyScope: 'recognition:read',
  summary: 'Find colleagues to thank, by name',
  query: z.object({ q: SearchWords.optional() }),
  response: z.object({ users: answerList(UserReference) }),
})

/** GIFs of the provider that is set up; none where it does not answer in time. */
export const findGifs = defineCall({
  name: 'findGifs',
  method: 'GET',
  path: '/v1/recognition/gifs',
  access: 'member',
  summary: 'Find a GIF',
  query: z.object({ q: SearchWords }),
  response: z.object({ gifs: answerList(GifAttachment) }),
})
