import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { AwardId } from '../kernel/ids.ts'
import type { AwardEvent } from './events.ts'
import type { AwardState } from './state.ts'

/** Archives a spot award, which can no longer be given; its history stays. */
export type ArchiveAward = Command<'archiveAward', { readonly awardId: AwardId }>

export type AwardUnknown = { readonly code: 'AWARD_UNKNOWN' }

export const archiveAward = (
  state: AwardState,
  { data }: ArchiveAward,
): Decision<AwardEvent, AwardUnknown> => {
  switch (state.kind) {
    case 'unknown':
      return reject({ code: 'AWARD_UNKNOWN' })
    case 'archived':
      return accept()
    case 'offered':
      return accept({ type: 'AwardArchived', data: { awardId: data.awardId } })
  }
}
