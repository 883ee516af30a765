import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { timeZoneOrUtc } from '@laurel/ledger/kernel/timeZone.ts'

export type TeamAdoption = {
  readonly ledger: Ledger
  readonly occurredAt: Instant
  /** The allowances of a new team. */
  readonly newChannel: { readonly shoutoutAllowance: number; readonly awardAllowance: number }
  readonly timeZone?: string | undefined
  readonly pointsName?: string | undefined
  /** The end of the trial of a new team. */
  readonly trialUntil?: Instant | undefined
}

const system = { kind: 'system', id: 'slack' } as const

/** Makes a workspace a team with allowances. Returns the position of the last event; -1 where nothing changed. */
export const adoptTeam = async (
  { ledger, occurredAt, newChannel, timeZone, pointsName, trialUntil }: TeamAdoption,
  teamId: TeamId,
  workspace: { readonly id: string; readonly name: string },
): Promise<number> => {
  const common = { teamId, actor: system, occurredAt } as const
  let position = -1
  if ((await ledger.team(teamId)).kind === 'unknown') {
    const created = await ledger.handle({
      ...common,
      type: 'createTeam',
      id: derivedId('slack.createTeam', teamId),
      data: {
        teamId,
        name: workspace.name,
        externalKey: workspace.id,
        timeZone: timeZoneOrUtc(timeZone),
        pointsName: pointsName ?? 'points',
        ...(trialUntil === undefined ? {} : { trialUntil }),
      },
    })
    position = positionOf(created)
  }
  if (await givesNothing(ledger, teamId)) {
    const allowed = await ledger.handle({
      ...common,
      type: 'setAllowancePolicy',
      // One id per team: an administrator who later sets every allowance to 0 is not overruled.
      id: derivedId('slack.firstAllowance', teamId),
      data: {
        interval: 'MONTHLY',
        shoutoutPoints: newChannel.shoutoutAllowance,
        awardPoints: newChannel.awardAllowance,
      },
    })
    position = Math.max(position, positionOf(allowed))
  }
  return position
}

/** Whether the team has no allowances yet, without which its members can give nothing. */
const givesNothing = async (ledger: Ledger, teamId: TeamId): Promise<boolean> => {
  const team = await ledger.team(teamId)
  return (
    team.kind === 'known' &&
    team.allowancePolicy.shoutoutPoints === 0 &&
    team.allowancePolicy.awardPoints === 0
  )
}

/** A sync finds what already exists, which is no failure. Any other rejection is. */
export const positionOf = (outcome: Outcome): number => {
  if (outcome.kind === 'accepted') return outcome.position
  const { code } = outcome.rejection
  // A conflict means that it was created under the same id and changed since.
  if (code === 'TEAM_EXISTS' || code === 'CHANNEL_EXISTS' || code === 'COMMAND_CONFLICT') return -1
  throw new Error(`The ledger refused what the Slack workspace says: ${code}.`)
}
