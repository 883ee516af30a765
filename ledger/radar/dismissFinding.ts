import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { FindingDismissed, RadarEvent } from './events.ts'
import type { RadarState } from './state.ts'

/** Records that a finding looks fine, and why. An administrator never decides about a finding that names them. */
export type DismissFinding = Command<'dismissFinding', ReturnType<typeof FindingDismissed.parse>['data']>

export type DismissFindingRejection = { readonly code: 'REASON_REQUIRED' } | { readonly code: 'OWN_FINDING' }

export const dismissFinding = (
  state: RadarState,
  { data }: DismissFinding,
): Decision<RadarEvent, DismissFindingRejection> => {
  if (data.reason.trim() === '') return reject({ code: 'REASON_REQUIRED' })
  if (data.subjectIds.includes(data.decidedBy)) return reject({ code: 'OWN_FINDING' })
  const before = state.dismissed.get(data.findingId)
  return before?.month === data.month && before.weight === data.weight
    ? accept()
    : accept({ type: 'FindingDismissed', data })
}
