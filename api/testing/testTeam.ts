import { randomUUID } from 'node:crypto'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'

export type TestMember = { readonly teamId: string; readonly memberId: string; readonly email: string }

export type TestTeam = {
  readonly teamId: string
  /** The owner, an administrator. */
  readonly olga: TestMember
  /** Has 500 points to redeem. */
  readonly ann: TestMember
  /** Has nothing. */
  readonly ben: TestMember
  readonly channelId: string
  /** Costs 300 points. */
  readonly rewardId: string
}

type Wish = LedgerCommand extends infer Each
  ? Each extends LedgerCommand
    ? Omit<Each, 'id' | 'teamId' | 'actor' | 'occurredAt'>
    : never
  : never

/** A small team, made by commands as any team is. `position` is where the log stands with it. */
export const createTestTeam = async (
  ledger: Ledger,
  name: string,
): Promise<{ team: TestTeam; position: number }> => {
  const externalKey = `T-${name}`
  const teamId = teamIdOf(externalKey)
  let position = -1
  const wish = async (command: Wish): Promise<void> => {
    const envelope = {
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
    } as const
    const outcome = await ledger.handle({ ...command, ...envelope })
    if (outcome.kind === 'rejected') throw new Error(`The test team was refused: ${outcome.rejection.code}`)
    position = Math.max(position, outcome.position)
  }
  const addMember = async (key: string, isOwner: boolean): Promise<TestMember> => {
    const memberId = memberIdOf(teamId, key)
    const email = `${key.toLowerCase()}@${name}.test`
    const profile = { name: key, email, pictureUrl: null, timeZone: null }
    await wish({
      type: 'syncMember',
      data: { memberId, externalKey: key, profile, isActive: true, isAdmin: isOwner, isOwner },
    })
    return { teamId, memberId, email }
  }

  await wish({
    type: 'createTeam',
    data: { teamId, name, externalKey, timeZone: 'UTC', pointsName: 'points' },
  })
  await wish({
    type: 'setAllowancePolicy',
    data: { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 },
  })
  const olga = await addMember('Olga', true)
  const ann = await addMember('Ann', false)
  const ben = await addMember('Ben', false)
  const channelId = channelIdOf(teamId, 'C1')
  await wish({ type: 'createChannel', data: { channelId, settings: channelSettings } })
  await wish({ type: 'syncChannelMembers', data: { channelId, memberIds: [ann.memberId] } })
  const rewardId = randomUUID()
  await wish({
    type: 'defineReward',
    data: { rewardId, name: 'Day off', emoji: '🏖️', description: 'A day of your own.', pointCost: 300 },
  })
  await wish({
    type: 'adjustPoints',
    data: { memberId: ann.memberId, account: 'redeemable', points: 500, reason: 'A start' },
  })
  return { team: { teamId, olga, ann, ben, channelId, rewardId }, position }
}

const channelSettings = {
  title: '#general',
  slackChannelId: 'C1',
  shoutoutAllowance: 100,
  awardAllowance: 0,
  pointOptions: [],
  managerIds: [],
}
