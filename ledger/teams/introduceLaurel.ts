import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Announces recognition to every member of the team by direct message. A second command sends it again. */
export type IntroduceLaurel = Command<
  'introduceLaurel',
  { /** Null sends the default message. */ readonly message: string | null }
>

export const introduceLaurel = (
  state: TeamState,
  { id, data: { message } }: IntroduceLaurel,
): Decision<TeamEvent, TeamUnknown> =>
  state.kind === 'unknown'
    ? reject({ code: 'TEAM_UNKNOWN' })
    : accept({ type: 'LaurelIntroduced', data: { introductionId: id, message } })
