import { ShoutoutId } from '@laurel/ledger/kernel/ids.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

const params = z.object({ shoutoutId: ShoutoutId })

/** Takes a shoutout back while its window is open: the points return to the allowance they came from. */
export const recallShoutout = defineCall({
  name: 'recallShoutout',
  method: 'POST',
  path: '/v1/shoutouts/:shoutoutId/recall',
  access: 'member',
  summary: 'Take a shoutout back',
  params,
  body: z.object({ reason: boundedText(500).default('Taken back by the giver') }),
  response: Acknowledged,
  errors: ['SHOUTOUT_UNKNOWN', 'SHOUTOUT_RECALLED_ALREADY', 'RECALL_WINDOW_CLOSED'],
  isCommand: true,
})

/** Gives a shoutout that was taken back once more, from the allowance that its points returned to. */
export const reinstateShoutout = defineCall({
  name: 'reinstateShoutout',
  method: 'POST',
  path: '/v1/shoutouts/:shoutoutId/reinstate',
  access: 'member',
  summary: 'Give a shoutout again that was taken back',
  params,
  response: Acknowledged,
  errors: [
    'SHOUTOUT_UNKNOWN',
    'SHOUTOUT_NOT_RECALLED',
    'RECALL_WINDOW_CLOSED',
    'MEMBER_INACTIVE',
    'ALLOWANCE_EXHAUSTED',
  ],
  isCommand: true,
})
