import { defineStream } from '../../handling/defineStream.ts'
import { acceptOrder } from './acceptOrder.ts'
import { cancelRedemption } from './cancelRedemption.ts'
import { completeRedemption } from './completeRedemption.ts'
import { declineRedemption } from './declineRedemption.ts'
import { redemptionEvents } from './events.ts'
import { holdRedemption } from './holdRedemption.ts'
import { keepReservation } from './keepReservation.ts'
import { placeRedemption } from './placeRedemption.ts'
import { processRedemption } from './processRedemption.ts'
import { releaseRedemption } from './releaseRedemption.ts'
import { requestRedemption } from './requestRedemption.ts'
import { returnRedemption } from './returnRedemption.ts'
import { shipRedemption } from './shipRedemption.ts'
import { startOrder } from './startOrder.ts'
import { evolve, initialState } from './state.ts'

export const redemptionStream = defineStream({
  name: 'redemption',
  key: ({ data }) => [data.redemptionId],
  begunBy: 'requestRedemption',
  initialState,
  evolve,
  events: redemptionEvents,
  rules: {
    requestRedemption,
    placeRedemption,
    declineRedemption,
    keepReservation,
    holdRedemption,
    releaseRedemption,
    startOrder,
    acceptOrder,
    processRedemption,
    shipRedemption,
    completeRedemption,
    cancelRedemption,
    returnRedemption,
  },
})
