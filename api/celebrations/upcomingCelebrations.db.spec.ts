import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAwardGiverRoles } from '../awards/readAwardGiverRoles.ts'
import { allowanceSourcesOf } from '../recognition/allowanceSourcesOf.ts'
import { inEnglish } from '../slack/speech/testing/speeches.ts'
import { upcomingInWords } from './slack/upcomingInWords.ts'
import { upcomingForMember } from './upcomingCelebrations.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => undefined)
const log = createMemoryLog()
const ledger = createLedger({ log })
const projections = createProjections({ log, databaseUrl: url })
await projections.start()
afterAll(async () => {
  await projections.stop()
  await database.end()
})

const startsAt = '2024-01-01T00:00:00.000Z'
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cem', 'Dee'], startsAt })
const { teamId, memberId } = team
const channelId = channelIdOf(teamId, 'C1')
const common = (key: string) => ({
  id: derivedId('spec', key),
  teamId,
  actor: { kind: 'system', id: 'spec' } as const,
  occurredAt: startsAt,
})
const settingsOf = (manager: string) => ({
  title: '#kudos',
  slackChannelId: 'C1',
  shoutoutAllowance: 300,
  awardAllowance: 0,
  pointOptions: [],
  managerIds: [memberId(manager)],
})
const celebrate = async (kind: CelebrationKind) => {
  const settings: CelebrationSettings = {
    points: 10,
    message: 'Congratulations!',
    weekendMode: 'DAY_OF',
    bannerIds: ['confetti'],
    channelIds: null,
    gifts: [],
    milestones: [],
  }
  const data = { kind, settings }
  accepted(await ledger.handle({ ...common(kind), type: 'setCelebration', data }))
}
const caughtUp = async () => projections.waitForPosition(await log.head(), 30_000)

const seenBy = async (name: string) => {
  const known = await ledger.team(teamId)
  if (known.kind === 'unknown') throw new Error('The team was created above.')
  const standing = await readAwardGiverRoles({ ledger, database }, teamId, memberId(name))
  const now = '2026-11-20T10:00:00.000Z'
  const found = await upcomingForMember(database, known, memberId(name), standing, now)
  return upcomingInWords(inEnglish, found).map(
    ({ name: who, occasion, day }) => `${day}: ${who}, ${occasion}`,
  )
}

beforeAll(async () => {
  const { setDetails } = createTestAwards(ledger, team)
  await team.add('Ola', { isAdmin: true })
  await setDetails('Ann', { birthday: '11-25', joinedOn: '2021-12-04' })
  await setDetails('Ben', { birthday: '11-22', isBirthdayPrivate: true, joinedOn: '2025-11-20' })
  await setDetails('Cem', { birthday: '12-05' })
  await setDetails('Dee', { birthday: '12-01' })
  await celebrate('BIRTHDAY')
  await celebrate('ANNIVERSARY')
  accepted(
    await ledger.handle({
      ...common('channel'),
      type: 'createChannel',
      data: { channelId, settings: settingsOf('Dee') },
    }),
  )
  const memberIds = ['Ann', 'Dee'].map(memberId)
  accepted(
    await ledger.handle({ ...common('in'), type: 'syncChannelMembers', data: { channelId, memberIds } }),
  )
  await caughtUp()
})

test('admins see the whole team in the next two weeks, except for private birthdays', async () => {
  expect(await seenBy('Ola')).toEqual([
    '20 November: Ben, a year with us',
    '25 November: Ann, birthday',
    '1 December: Dee, birthday',
    '4 December: Ann, 5 years with us',
  ])
})

test('channel managers see the members of their channels without themselves, other members see none', async () => {
  expect(await seenBy('Dee')).toEqual(['25 November: Ann, birthday', '4 December: Ann, 5 years with us'])
  expect(await seenBy('Ann')).toEqual([])
})

test('if recognition works in every channel, its one channel determines every allowance', async () => {
  const allowances = async () =>
    (await allowanceSourcesOf(database)(teamId, memberId('Ben'))).channels.map(
      channel => channel.shoutoutAllowance,
    )
  expect(await allowances()).toEqual([])
  const data = { changes: { usesAllChannels: true } }
  accepted(await ledger.handle({ ...common('everywhere'), type: 'changeTeamSettings', data }))
  await caughtUp()
  expect(await allowances()).toEqual([300])
})
