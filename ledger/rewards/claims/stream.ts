import { defineStream } from '../../handling/defineStream.ts'
import { claimEvents } from './events.ts'
import { openClaim } from './openClaim.ts'
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
  },
})
