import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurel } from '../testing/runProgram.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const log = createPostgresLog({ url })
const ledger = createLedger({ log })
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
await settle(ledger, accepted(await team.give('Ann', ['Ben'], 40, { key: 'mistake' })).events)
await settle(ledger, accepted(await team.give('Ben', ['Ann'], 30)).events)
await settle(ledger, accepted(await team.recall('Ann', 'mistake', '2026-03-10T15:00:00.000Z')).events)
await createTestTeam(ledger, { name: '=cmd()', memberNames: [] }).then(async formula => {
  await formula.add('Yan')
  await formula.add('Zoe')
  await settle(ledger, accepted(await formula.give('Yan', ['Zoe'], 5)).events)
})
await log.close()

const board = (...words: string[]) => runLaurel(url, 'audit', 'leaderboard', ...words)

describe('laurel audit leaderboard', { timeout: 60_000 }, () => {
  test('ranks who received most as of an instant, in a form that spreadsheets can open safely', async () => {
    const { code, output } = await board('--as-of', '2026-03-10T14:00:00Z', '--format', 'csv')
    expect(code).toBe(0)
    expect(output.split('\n')).toEqual([
      'team,rank,member,points,shoutouts',
      "'=cmd(),1,zoe@cmd.example,5,1",
      'evergreen,1,ben@evergreen.example,40,1',
      'evergreen,2,ann@evergreen.example,30,1',
      '',
    ])
  })

  test('ranks who gave most, of one team, without what was recalled', async () => {
    const { output } = await board('--team', 'evergreen', '--by', 'given')
    expect(output).toContain('ben@evergreen.example      30')
    expect(output).not.toContain('ann@')
  })

  test('by the recorded clock knows nothing before the log did', async () => {
    const { output } = await board('--as-of', '2026-03-11', '--clock', 'recorded', '--format', 'csv')
    expect(output).toBe('team,rank,member,points,shoutouts\n')
  })

  test('says what is wrong with a question', async () => {
    for (const [words, reason] of [
      [['--channel', '#nowhere'], 'There is no channel #nowhere'],
      [['--from', '2026-04-01', '--as-of', '2026-03-01'], 'The period ends before it begins'],
    ] as const)
      expect(await board(...words)).toMatchObject({ code: 1, words: expect.stringContaining(reason) })
  })
})
