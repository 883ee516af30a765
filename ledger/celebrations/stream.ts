import { defineStream } from '../handling/defineStream.ts'
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
