import { type CommandOf, defineStream, type RejectionOf } from '../../handling/defineStream.ts'
import { cancelRedemption } from './cancelRedemption.ts'
import { completeRedemption } from './completeRedemption.ts'
import { declineRedemption } from './declineRedemption.ts'
import { redemptionEvents } from './events.ts'
import { placeRedemption } from './placeRedemption.ts'
import { requestRedemption } from './requestRedemption.ts'
import { evolve, initialState } from './state.ts'

export const redemptionStream = defineStream({
  name: 'redemption',
  key: ({ data }) => [data.redemptionId],
  initialState,
  evolve,
  events: redemptionEvents,
  rules: {
    requestRedemption,
    placeRedemption,
    declineRedemption,
    completeRedemption,
    cancelRedemption,
  },
})

export type RedemptionCommand = CommandOf<typeof redemptionStream>
export type RedemptionRejection = RejectionOf<typeof redemptionStream>
