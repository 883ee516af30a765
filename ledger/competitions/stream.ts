import { defineStream } from '../handling/defineStream.ts'
import { archiveCompetition } from './archiveCompetition.ts'
import { completeCompetition } from './completeCompetition.ts'
import { createCompetition } from './createCompetition.ts'
import { competitionEvents } from './events.ts'
import { evolve, initialState } from './state.ts'

export const competitionStream = defineStream({
  name: 'competition',
  key: ({ data }) => [data.competitionId],
  initialState,
  evolve,
  events: competitionEvents,
  rules: {
    createCompetition,
    archiveCompetition,
    completeCompetition,
  },
})
