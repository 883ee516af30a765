import { defineStream } from '../handling/defineStream.ts'
import { archiveAward } from './archiveAward.ts'
import { defineAward } from './defineAward.ts'
import { awardEvents } from './events.ts'
import { evolve, initialState } from './state.ts'

export const awardStream = defineStream({
  name: 'award',
  key: ({ data }) => [data.awardId],
  initialState,
  evolve,
  events: awardEvents,
  rules: {
    defineAward,
    archiveAward,
  },
})
