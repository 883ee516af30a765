import { GrantId } from '@laurel/ledger/kernel/ids.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

const params = z.object({ grantId: GrantId })

/** Takes a spot award back with its gifts while its window is open. The points return to where they came from. */
export const recallAward = defineCall({
  name: 'recallAward',
  method: 'POST',
  path: '/v1/awards/given/:grantId/recall',
  access: 'member',
  summary: 'Take a spot award back',
  params,
  body: z.object({ reason: boundedText(500).default('Taken back by the giver') }),
  response: Acknowledged,
  errors: ['GIVEN_AWARD_UNKNOWN', 'AWARD_RECALLED_ALREADY', 'RECALL_WINDOW_CLOSED'],
  isCommand: true,
})

/** Gives a spot award that was taken back once more, with its gifts. */
export const reinstateAward = defineCall({
  name: 'reinstateAward',
  method: 'POST',
  path: '/v1/awards/given/:grantId/reinstate',
  access: 'member',
  summary: 'Give a spot award again that was taken back',
  params,
  response: Acknowledged,
  errors: [
    'GIVEN_AWARD_UNKNOWN',
    'AWARD_NOT_RECALLED',
    'RECALL_WINDOW_CLOSED',
    'MEMBER_INACTIVE',
    'AWARD_ALLOWANCE_EXHAUSTED',
  ],
  isCommand: true,
})
