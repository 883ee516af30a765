import { type CommandOf, defineStream, type RejectionOf } from '../handling/defineStream.ts'
import { disableCelebration } from './disableCelebration.ts'
import { celebrationEvents } from './events.ts'
import { setCelebration } from './setCelebration.ts'
import { evolve, initialState } from './state.ts'

export const celebrationStream = defineStream({
  name: 'celebration',
  key: ({ data }) => [data.kind],
  initialState,
  evolve,
  events: celebrationEvents,
  rules: {
    setCelebration,
    disableCelebration,
  },
})

export type CelebrationCommand = CommandOf<typeof celebrationStream>
export type CelebrationRejection = RejectionOf<typeof celebrationStream>
