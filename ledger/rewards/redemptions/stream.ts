import { defineStream } from '../../handling/defineStream.ts'
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
