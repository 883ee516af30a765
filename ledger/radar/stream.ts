import { defineStream } from '../handling/defineStream.ts'
import { dismissFinding } from './dismissFinding.ts'
import { radarEvents } from './events.ts'
import { reopenFinding } from './reopenFinding.ts'
import { setRadarSignal } from './setRadarSignal.ts'
import { evolve, initialState } from './state.ts'

export const radarStream = defineStream({
  name: 'radar',
  key: () => [],
  initialState,
  evolve,
  events: radarEvents,
  rules: { setRadarSignal, dismissFinding, reopenFinding },
})
