import { defineStream } from '../handling/defineStream.ts'
import { decideException } from './decideException.ts'
import { exceptionEvents } from './events.ts'
import { evolve, initialState } from './state.ts'

export const exceptionStream = defineStream({
  name: 'exception',
  key: ({ data }) => [data.exceptionId],
  initialState,
  evolve,
  events: exceptionEvents,
  rules: { decideException },
})
