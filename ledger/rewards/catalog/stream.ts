import { defineStream } from '../../handling/defineStream.ts'
import { archiveReward } from './archiveReward.ts'
import { defineReward } from './defineReward.ts'
import { catalogEvents } from './events.ts'
import { evolve, initialState } from './state.ts'

export const catalogStream = defineStream({
  name: 'catalog',
  key: () => [],
  initialState,
  evolve,
  events: catalogEvents,
  rules: {
    defineReward,
    archiveReward,
  },
})
