import { defineStream } from '../handling/defineStream.ts'
import { deadLetterEvents } from './events.ts'
import { recordDeadLetter } from './recordDeadLetter.ts'
import { retryDeadLetter } from './retryDeadLetter.ts'
import { evolve, initialState } from './state.ts'

export const deadLetterStream = defineStream({
  name: 'deadletters',
  key: () => [],
  initialState,
  evolve,
  events: deadLetterEvents,
  rules: {
    recordDeadLetter,
    retryDeadLetter,
  },
})
