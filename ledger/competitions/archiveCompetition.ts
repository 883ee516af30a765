import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { CompetitionId } from '../kernel/ids.ts'
import type { CompetitionEvent } from './events.ts'
import type { CompetitionState } from './state.ts'

/** Ends a competition without a winner. One that is complete stays as it is. */
export type ArchiveCompetition = Command<'archiveCompetition', { readonly competitionId: CompetitionId }>

export type CompetitionUnknown = { readonly code: 'COMPETITION_UNKNOWN' }
export type CompetitionComplete = { readonly code: 'COMPETITION_COMPLETE' }

export const archiveCompetition = (
  state: CompetitionState,
  { data }: ArchiveCompetition,
): Decision<CompetitionEvent, CompetitionUnknown | CompetitionComplete> => {
  switch (state.kind) {
    case 'unknown':
      return reject({ code: 'COMPETITION_UNKNOWN' })
    case 'complete':
      return reject({ code: 'COMPETITION_COMPLETE' })
    case 'archived':
      return accept()
    case 'open':
      return accept({ type: 'CompetitionArchived', data })
  }
}
