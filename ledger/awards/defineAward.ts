import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { AwardUnknown } from './archiveAward.ts'
import type { AwardEvent, SpotAward } from './events.ts'
import type { AwardState } from './state.ts'
import { filledRows, type GiftRowRejection, refuseGifts } from './vocabulary.ts'

/**
 * Adds a spot award, or changes the one with the same id; awards already given stay as they were. An award that was
 * archived during the edit stays archived: saving a change never restores it.
 */
export type DefineAward = Command<'defineAward', SpotAward>

export const defineAward = (
  state: AwardState,
  { data }: DefineAward,
): Decision<AwardEvent, AwardUnknown | GiftRowRejection> => {
  if (state.kind === 'archived') return reject({ code: 'AWARD_UNKNOWN' })
  const refusal = refuseGifts(data.gifts)
  if (refusal) return reject(refusal)
  const award: SpotAward = { ...data, gifts: filledRows(data.gifts) }
  if (state.kind === 'offered' && jsonEquals(state.award, award)) return accept()
  return accept({ type: 'AwardDefined', data: award })
}
