import { defineStream } from '../../handling/defineStream.ts'
import { claimGifts } from './claimGifts.ts'
import { claimEvents } from './events.ts'
import { openClaim } from './openClaim.ts'
import { returnGift } from './returnGift.ts'
import { evolve, initialState } from './state.ts'
import { withdrawClaim } from './withdrawClaim.ts'

export const claimStream = defineStream({
  name: 'claim',
  key: ({ data }) => [data.claimId],
  initialState,
  evolve,
  events: claimEvents,
  rules: {
    openClaim,
    withdrawClaim,
    claimGifts,
    returnGift,
  },
})
