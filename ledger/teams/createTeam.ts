import { accept, type Command, type Decision, reject } from '../decider/decider.ts'
import type { TeamEvent } from './events.ts'
import type { TeamState } from './state.ts'

export type CreateTeam = Command<
  'createTeam',
  {
    readonly teamId: string
    readonly name: string
    readonly externalKey: string
    readonly timeZone: string
    readonly pointsName: string
  }
>

export type TeamExists = { readonly code: 'TEAM_EXISTS' }

export const createTeam = (state: TeamState, { data }: CreateTeam): Decision<TeamEvent, TeamExists> =>
  state.kind === 'known' ? reject({ code: 'TEAM_EXISTS' }) : accept({ type: 'TeamCreated', data })
