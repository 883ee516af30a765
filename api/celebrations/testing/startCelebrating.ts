import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { afterAll } from 'vitest'
import { migrateWorker } from '../../server/worker/checkpoint.ts'
import { celebrateOccasions } from '../celebrateOccasions.ts'

export const usual: CelebrationSettings = {
  points: 100,
  message: 'Congratulations, {name}!',
  weekendMode: 'DAY_OF',
  bannerIds: ['confetti'],
  channelIds: null,
  gifts: [],
  milestones: [],
}

/** A ledger with read models, on which teams celebrate at any instant. */
export const startCelebrating = async (url: string) => {
  const database = new Pool({ connectionString: url, max: 4 })
  database.on('error', () => undefined)
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  await migrateWorker(url)
  afterAll(async () => {
    await projections.stop()
    await database.end()
  })

  const caughtUp = async () => projections.waitForPosition(await log.head(), 30_000)

  /** A team of Ann and Ben with one kind of celebration. */
  const setUp = async (
    name: string,
    kind: CelebrationKind,
    changes: Partial<CelebrationSettings> = {},
    timeZone = 'UTC',
  ) => {
    const team = await createTestTeam(ledger, {
      name,
      memberNames: ['Ann', 'Ben'],
      startsAt: '2024-01-01T00:00:00.000Z',
      timeZone,
    })
    const { setDetails } = createTestAwards(ledger, team)
    accepted(
      await ledger.handle({
        type: 'setCelebration',
        id: derivedId('set', name),
        teamId: team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: '2024-01-01T00:00:00.000Z',
        data: { kind, settings: { ...usual, ...changes } },
      }),
    )
    return {
      team,
      /** Waits until the read models show all that was recorded. */
      caughtUp,
      know: async (memberName: string, details: Partial<MemberDetails>) =>
        accepted(await setDetails(memberName, details)),
      runAt: async (...instants: string[]) => {
        await caughtUp()
        for (const instant of instants)
          await celebrateOccasions({ ledger, database }, instant, new AbortController().signal)
      },
      /** Creates a Slack channel with these members. */
      channelOf: async (key: string, memberNames: readonly string[]) => {
        const { teamId } = team
        const channelId = channelIdOf(teamId, key)
        const common = (act: string) => ({
          id: derivedId(act, teamId, key, ...memberNames),
          teamId,
          actor: { kind: 'system', id: 'spec' } as const,
          occurredAt: '2024-01-01T00:00:00.000Z',
        })
        if ((await ledger.channel(teamId, channelId)).kind === 'unknown') {
          const settings = {
            title: key,
            slackChannelId: key,
            shoutoutAllowance: 0,
            awardAllowance: 0,
            pointOptions: [],
            managerIds: [],
          }
          const data = { channelId, settings }
          accepted(await ledger.handle({ type: 'createChannel', ...common('create'), data }))
        }
        const data = { channelId, memberIds: memberNames.map(team.memberId) }
        accepted(await ledger.handle({ type: 'syncChannelMembers', ...common('fill'), data }))
      },
      /** The first celebration of a member as it was recorded. */
      granted: async (memberName: string) => {
        for await (const batch of log.readStream(
          memberStream.nameOf(team.teamId, team.memberId(memberName)),
          0,
        ))
          for (const recorded of [batch].flat()) {
            const event = parseRecorded(recorded)
            if (event.type === 'AwardGranted') return event.data
          }
        return undefined
      },
      pointsOf: async (memberName: string): Promise<number> => {
        const member = await ledger.member(team.teamId, team.memberId(memberName))
        return member.kind === 'known' ? member.redeemable : Number.NaN
      },
    }
  }

  return { ledger, database, setUp }
}
