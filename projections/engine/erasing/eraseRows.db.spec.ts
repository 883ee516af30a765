import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { countingReads } from '@laurel/ledger/log/suite/countingReads.ts'
import { createMemoryVault } from '@laurel/ledger/vault/memoryVault.ts'
import { createVaultedLog } from '@laurel/ledger/vault/vaultedLog.ts'
import type { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type Company, createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createProjections } from '../createProjections.ts'

const textsIn = async (database: Pool): Promise<string> => {
  const { rows } = await database.query(
    `select a::text from read_activity.activities a
     union all select n::text from read_campaigns.nominations n`,
  )
  return JSON.stringify(rows)
}

/** A company with a vault, and its read models. */
const setUp = async () => {
  const { url, database } = await openTestDatabase()
  const vault = createMemoryVault()
  const stored = createVaultedLog(createMemoryLog(), vault)
  const company = await createCompany({ log: stored })
  await liveThrough(company)
  const open = (log: EventLog = company.log) => {
    const projections = createProjections({ log, databaseUrl: url })
    afterAll(() => projections.stop())
    return projections
  }
  const projections = open()
  await projections.start()
  await company.settled(company.team.recall('Ann', 'launch'))
  await projections.waitForPosition(await company.log.head(), 10_000)
  expect(await textsIn(database)).toContain('Welcome help at the launch')
  return { company, database, vault, projections, open }
}

const erase = async ({ ledger, team, teamId }: Company, name: string): Promise<number> => {
  const outcome = await ledger.handle({
    type: 'eraseMember',
    id: team.shoutoutId(`erase ${name}`),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: '2026-04-02T09:00:00.000Z',
    data: { memberId: team.memberId(name) },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  return outcome.position
}

const person = ({ team, teamId }: Company, name: string) => ({ teamId, memberId: team.memberId(name) })

describe('erasing the rows of a person', () => {
  it('gives the rows of a rebuild, and reads the streams of the person alone', async () => {
    const { company, vault, database, open } = await setUp()
    const { log, events } = countingReads(company.log)
    await vault.destroy(person(company, 'Ann'))
    const position = await erase(company, 'Ann')
    const projections = open(log)
    await projections.start()
    await projections.waitForPosition(position, 10_000)
    const before = events()

    await projections.erase(person(company, 'Ann'), position)

    expect(events() - before).toBeLessThan((await company.events()).length / 2)
    expect(await textsIn(database)).not.toContain('Welcome')
    const reports = await projections.rebuild(undefined, { isCompared: true })
    expect(reports.filter(({ isIdentical }) => isIdentical !== true)).toEqual([])
  })

  it('removes what others wrote about the person in nominations', async () => {
    const { company, vault, database, projections } = await setUp()
    expect(await textsIn(database)).toContain('Stayed late')
    await vault.destroy(person(company, 'Cleo'))
    await projections.erase(person(company, 'Cleo'), await erase(company, 'Cleo'))
    expect(await textsIn(database)).not.toMatch(/Welcome help at the launch|Stayed late/)
    const reports = await projections.rebuild(undefined, { isCompared: true })
    expect(reports.filter(({ isIdentical }) => isIdentical !== true)).toEqual([])
  })

  it('is completed by a repeat after it was interrupted', async () => {
    const { company, vault, open, projections } = await setUp()
    await vault.destroy(person(company, 'Ann'))
    const position = await erase(company, 'Ann')
    const interrupted = open({
      ...company.log,
      async *readStream(...question) {
        if (question[0].startsWith('redemption-')) throw new Error('The process is gone.')
        yield* company.log.readStream(...question)
      },
    })
    await interrupted.start()
    await expect(interrupted.erase(person(company, 'Ann'), position)).rejects.toThrow('The process is gone.')

    await projections.erase(person(company, 'Ann'), position)

    const reports = await projections.rebuild(undefined, { isCompared: true })
    expect(reports.filter(({ isIdentical }) => isIdentical !== true)).toEqual([])
  })

  it('invalidates the rows that other processes loaded before it', async () => {
    const { company, vault, projections, database } = await setUp()
    const generationsOf = async (names: readonly string[]) => {
      const { rows } = await database.query<{ generation: number }>(
        'select generation from projections.checkpoints where name = any($1) order by name',
        [names],
      )
      return rows.map(({ generation }) => generation)
    }
    await vault.destroy(person(company, 'Ann'))
    const position = await erase(company, 'Ann')
    const concerned = ['activity', 'members', 'redemptions']
    const before = await generationsOf(concerned)

    await projections.erase(person(company, 'Ann'), position)

    const after = await generationsOf(concerned)
    expect(after.map((generation, index) => generation > (before[index] ?? 0))).toEqual([true, true, true])
  })
})
