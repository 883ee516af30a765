import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt, periodAt } from '@laurel/ledger/kernel/period.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { GiveShoutout } from '@laurel/ledger/members/shoutouts/giveShoutout.ts'
import { z } from 'zod'
import type { HistoryRow } from './historyRow.ts'

export type ImportOptions = {
  /** Name of the team; the same name is the same team. */
  readonly team: string
  readonly points: Points
  readonly allowance: Points
  readonly interval: AllowanceInterval
}

const timeZone = 'UTC'
const actor = { kind: 'system', id: 'import' } as const

/**
 * The commands of an import. Their ids derive from the content of the file, so that an import can be repeated or
 * continued after an interruption.
 */
export const historyCommands = ({ team, points, allowance, interval }: ImportOptions) => {
  const teamId: TeamId = teamIdOf(team)
  const envelope = (occurredAt: Instant, ...parts: readonly string[]) => ({
    id: derivedId('import', teamId, ...parts),
    teamId,
    actor,
    occurredAt,
  })

  const createTeam = (occurredAt: Instant): LedgerCommand => ({
    type: 'createTeam',
    ...envelope(occurredAt, 'createTeam'),
    data: { teamId, name: team, externalKey: team, timeZone, pointsName: 'points' },
  })

  const setAllowancePolicy = (occurredAt: Instant): LedgerCommand => ({
    type: 'setAllowancePolicy',
    ...envelope(occurredAt, 'setAllowancePolicy', interval, String(allowance)),
    data: { interval, shoutoutPoints: allowance, awardPoints: 0 },
  })

  const addMember = (key: string, occurredAt: Instant): LedgerCommand => ({
    type: 'syncMember',
    ...envelope(occurredAt, 'syncMember', key),
    data: {
      memberId: memberIdOf(teamId, key),
      externalKey: key,
      profile: { name: key, email: emailOf(key), pictureUrl: null, timeZone: null },
      isActive: true,
      isAdmin: false,
      isOwner: false,
    },
  })

  /** A history may contain the same row twice; its occurrence makes it another shoutout. */
  const giveShoutout = (history: HistoryRow, occurrence: number): GiveShoutout => {
    const { at, from, to, kind } = history
    const command = envelope(at, 'giveShoutout', rowKey(history), String(occurrence))
    return {
      type: 'giveShoutout',
      ...command,
      data: {
        shoutoutId: derivedId('shoutout', command.id),
        giverId: memberIdOf(teamId, from),
        recipientIds: [memberIdOf(teamId, to)],
        pointsEach: points,
        channelId: null,
        value: kind === '' ? null : kind,
        message: '',
      },
      policy: {
        allowance: { period: periodAt(at, interval, timeZone), points: allowance },
        isAllowanceRaised: true,
        day: dayAt(at, timeZone),
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
        pointOptions: [],
        values: [],
        isValueRequired: false,
      },
    }
  }

  return { createTeam, setAllowancePolicy, addMember, giveShoutout }
}

/** Equal rows have equal keys. */
export const rowKey = ({ at, from, to, kind }: HistoryRow): string => JSON.stringify([at, from, to, kind])

const emailOf = (key: string): string | null => {
  const email = z.email().safeParse(key.toLowerCase())
  return email.success ? email.data : null
}
