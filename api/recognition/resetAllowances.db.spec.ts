import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { channelsOf } from './channelsOf.ts'
import { resetAllowances } from './resetAllowances.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 4 })
database.on('error', () => undefined)
const log = createMemoryLog()
const ledger = createLedger({ log })
const projections = createProjections({ log, databaseUrl: url })
await projections.start()
afterAll(async () => {
  await projections.stop()
  await database.end()
})

test('a team and a member whose reset fails are reported and do not stop the others', async () => {
  const astray = await createTestTeam(ledger, {
    name: 'astray',
    memberNames: ['Zoe'],
  })
  const teams = [
    await createTestTeam(ledger, { name: 'before', memberNames: ['Ann', 'Ben'] }),
    await createTestTeam(ledger, { name: 'after', memberNames: ['Cleo', 'Dan'] }),
  ]
  await projections.waitForPosition(await log.head(), 30_000)
  const [unlucky] = teams
  const resetting = resetAllowances(
    {
      ledger: {
        ...ledger,
        team: teamId =>
          teamId === astray.teamId ? Promise.reject(new Error('No answer.')) : ledger.team(teamId),
      },
      database,
      channelsOf: (teamId, memberId) =>
        memberId === unlucky?.memberId('Ann')
          ? Promise.reject(new Error('No answer.'))
          : channelsOf(database)(teamId, memberId),
    },
    '2026-04-02T00:00:00.000Z',
    new AbortController().signal,
  )
  const names = [astray.teamId, unlucky?.memberId('Ann')]
  await expect(resetting).rejects.toMatchObject({
    errors: expect.arrayContaining(
      names.map(name => expect.objectContaining({ message: expect.stringContaining(name ?? '') })),
    ),
  })
  const granted = await Promise.all(
    teams.flatMap(team =>
      ['Ann', 'Ben', 'Cleo', 'Dan'].map(async name => {
        const member = await ledger.member(team.teamId, team.memberId(name))
        return member.kind === 'known' && member.allowances.shoutout.period === '2026-04-01' ? [name] : []
      }),
    ),
  )
  expect(granted.flat().sort()).toEqual(['Ben', 'Cleo', 'Dan'])
})

test('a stopped worker resets no more members', async () => {
  const team = await createTestTeam(ledger, { name: 'late', memberNames: ['Eve'] })
  await projections.waitForPosition(await log.head(), 30_000)
  await resetAllowances(
    { ledger, database, channelsOf: channelsOf(database) },
    '2026-04-02T00:00:00.000Z',
    AbortSignal.abort(),
  )
  expect(await ledger.member(team.teamId, team.memberId('Eve'))).toMatchObject({
    allowances: { shoutout: { period: null } },
  })
})
