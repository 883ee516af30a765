import { accept, type Command, type Decision } from '../kernel/decider.ts'
import type { FindingReopened, RadarEvent } from './events.ts'
import type { RadarState } from './state.ts'

/** Takes back that a finding looks fine. */
export type ReopenFinding = Command<'reopenFinding', ReturnType<typeof FindingReopened.parse>['data']>

export const reopenFinding = (state: RadarState, { data }: ReopenFinding): Decision<RadarEvent, never> =>
  state.dismissed.has(data.findingId) ? accept({ type: 'FindingReopened', data }) : accept()
