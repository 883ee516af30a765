import { impossible } from '../decider/impossible.ts'
import type { TeamId } from '../values/ids.ts'
import type { AllowancePolicy, TeamEvent } from './events.ts'

export type KnownTeam = {
  readonly kind: 'known'
  readonly teamId: TeamId
  readonly name: string
  readonly externalKey: string
  readonly timeZone: string
  readonly pointsName: string
  readonly allowancePolicy: AllowancePolicy
  readonly values: readonly string[]
  readonly isValueRequired: boolean
}

export type TeamState = { readonly kind: 'unknown' } | KnownTeam

export const initialState: TeamState = { kind: 'unknown' }

/** Until somebody sets a policy nobody can give anything. */
export const noAllowance: AllowancePolicy = { interval: 'MONTHLY', shoutoutPoints: 0, awardPoints: 0 }

export const evolve = (state: TeamState, event: TeamEvent): TeamState => {
  if (event.type === 'TeamCreated') {
    return { kind: 'known', ...event.data, allowancePolicy: noAllowance, values: [], isValueRequired: false }
  }
  if (state.kind === 'unknown') throw new Error(`${event.type} stands before TeamCreated in a team's stream.`)
  switch (event.type) {
    case 'AllowancePolicySet':
      return { ...state, allowancePolicy: event.data }
    case 'TaggableValuesSet':
      return { ...state, values: event.data.values, isValueRequired: event.data.isRequired }
    default:
      return impossible(event)
  }
}
