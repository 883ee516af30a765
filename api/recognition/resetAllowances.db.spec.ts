import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { noSources } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { allowanceSourcesOf } from './allowanceSourcesOf.ts'
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
      allowanceSourcesOf: (teamId, memberId) =>
        memberId === unlucky?.memberId('Ann')
          ? Promise.reject(new Error('No answer.'))
          : allowanceSourcesOf(database)(teamId, memberId),
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

test('members who can never be reset do not keep those after them waiting', async () => {
  const count = 180
  const memberNames = Array.from({ length: count }, (_, index) => `Person${index}`)
  const team = await createTestTeam(ledger, { name: 'unlucky', memberNames })
  await projections.waitForPosition(await log.head(), 30_000)
  const isUnlucky = (memberId: string) => Number.parseInt(memberId.slice(0, 1), 16) % 2 === 0
  const resetting = resetAllowances(
    {
      ledger,
      database,
      allowanceSourcesOf: async (_, memberId) => {
        if (isUnlucky(memberId)) throw new Error('No answer.')
        return noSources
      },
    },
    '2026-04-02T00:00:00.000Z',
    new AbortController().signal,
  )
  const ids = memberNames.map(name => team.memberId(name))
  const unlucky = ids.filter(isUnlucky)
  expect(unlucky.length).toBeGreaterThan(60)
  await expect(resetting).rejects.toThrow('resets of allowances failed')
  const waiting = []
  for (const memberId of ids) {
    const member = await ledger.member(team.teamId, memberId)
    if (member.kind === 'known' && member.allowances.shoutout.period === null) waiting.push(memberId)
  }
  expect(waiting).toEqual(unlucky)
})

test('a stopped worker resets no more members', async () => {
  const team = await createTestTeam(ledger, { name: 'late', memberNames: ['Eve'] })
  await projections.waitForPosition(await log.head(), 30_000)
  await resetAllowances(
    { ledger, database, allowanceSourcesOf: allowanceSourcesOf(database) },
    '2026-04-02T00:00:00.000Z',
    AbortSignal.abort(),
  )
  expect(await ledger.member(team.teamId, team.memberId('Eve'))).toMatchObject({
    allowances: { shoutout: { period: null } },
  })
})

test('a team in which many members are due is reset elsewhere', async () => {
  const memberNames = Array.from({ length: 500 }, (_, index) => `Person${index}`)
  const large = await createTestTeam(ledger, { name: 'large', memberNames })
  await projections.waitForPosition(await log.head(), 30_000)
  const apart: TeamId[] = []
  const dependencies = { ledger, database, allowanceSourcesOf: allowanceSourcesOf(database) }
  await resetAllowances(
    { ...dependencies, apart: async teamId => void apart.push(teamId) },
    '2026-06-02T00:00:00.000Z',
    new AbortController().signal,
  )
  expect(apart).toEqual([large.teamId])
  const member = await ledger.member(large.teamId, large.memberId('Person0'))
  expect(member).not.toMatchObject({ allowances: { shoutout: { period: '2026-06-01' } } })
})

describe('the members of a large team', () => {
  const count = 1_100
  const now = '2026-04-02T00:00:00.000Z'
  const memberNames = Array.from({ length: count }, (_, index) => `Person${index}`)

  test('are reset in slices by two runs of which the first is killed, each allowance once', async () => {
    const team = await createTestTeam(ledger, { name: 'large', memberNames })
    await projections.waitForPosition(await log.head(), 30_000)
    const before = await log.head()
    const killed = new AbortController()
    const reads: number[] = []
    const noted: Queryable = {
      query: async (...asked: Parameters<Queryable['query']>) => {
        const answer = await database.query(...asked)
        reads.push(answer.rows.length)
        return answer
      },
    }
    let atOnce = 0
    let atOnceMax = 0
    let resets = 0
    const counting: Ledger = {
      ...ledger,
      handle: async command => {
        resets += 1
        // What was asked for at the kill is recorded or not; nothing follows.
        if (resets > count) killed.abort()
        if (killed.signal.aborted && resets % 2 === 0) throw new Error('Killed.')
        atOnce += 1
        atOnceMax = Math.max(atOnceMax, atOnce)
        try {
          return await ledger.handle(command)
        } finally {
          atOnce -= 1
        }
      },
    }
    const dependencies = { database: noted, allowanceSourcesOf: allowanceSourcesOf(noted) }
    await resetAllowances({ ...dependencies, ledger: counting }, now, killed.signal).catch(() => undefined)
    const first = await grantsAfter(before, team.teamId)
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(2 * count)

    await projections.waitForPosition(await log.head(), 30_000)
    const unaborted = new AbortController().signal
    await resetAllowances({ ...dependencies, ledger }, now, unaborted)
    // The read models are behind, so that the next run asks for the same again.
    const readBefore = reads.length
    await resetAllowances({ ...dependencies, ledger }, now, unaborted)
    // The teams, and for each slice of every team the members and what their allowances follow from.
    expect(reads.length - readBefore).toBeLessThanOrEqual(20)
    const grants = await grantsAfter(before, team.teamId)
    expect(new Set(grants).size).toBe(2 * count)
    expect(grants).toHaveLength(2 * count)
    expect(Math.max(...reads)).toBeLessThanOrEqual(500)
    expect(atOnceMax).toBeLessThanOrEqual(16)
  }, 60_000)
})

/** The resets of a team behind a position, by member and kind. */
const grantsAfter = async (position: number, teamId: TeamId): Promise<string[]> => {
  const grants: string[] = []
  for await (const events of log.readAll(position))
    for (const event of events) {
      const { type, data, metadata } = parseRecorded(event)
      if (type === 'AllowanceReset' && metadata.teamId === teamId)
        grants.push(`${data.memberId} ${data.allowance} ${data.period}`)
    }
  return grants
}
