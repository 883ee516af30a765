import { userInfo } from 'node:os'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../database/testDatabase.ts'
import { runLaurel } from '../../testing/runProgram.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const log = createPostgresLog({ url })
const ledger = createLedger({ log })
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
await settle(ledger, accepted(await team.give('Ann', ['Ben'], 80)).events)
await settle(ledger, accepted(await team.redeem('Ben', 'Mug', 30)).events)
await log.close()

const march = ['--team', 'evergreen', '--from', '2026-03-01', '--until', '2026-04-01']
const audit = (...words: string[]) => runLaurel(url, 'audit', ...words)

describe('laurel audit liability', { timeout: 60_000 }, () => {
  test('tells a period with money beside points', async () => {
    const { code, output } = await audit('liability', ...march, '--format', 'csv')
    expect(code).toBe(0)
    expect(output).toContain('movement,earned,80,0.80\nmovement,redeemed,-30,-0.30\n')
    expect(output).toContain('movement,closing,50,0.50\n')
    expect(output).toContain('closing by age in days,0-30,50,0.50\n')
  })

  test('agrees with the balances at the same instant', async () => {
    const statement = JSON.parse((await audit('liability', ...march, '--format', 'json')).output)
    const { output } = await audit(
      'balances',
      '--team=evergreen',
      '--as-of=2026-03-31T23:59:59.999Z',
      '--format=csv',
    )
    const held = output
      .split('\n')
      .filter(line => line.includes(',redeemable,'))
      .map(line => Number(line.split(',').at(-1)))
    expect(statement).toMatchObject({ closing: held.reduce((sum, points) => sum + points, 0) })
  })

  test('tells what is owed as of an instant, on either clock', async () => {
    const asOf = (...words: string[]) =>
      audit('liability', '--team=evergreen', '--as-of=2026-03-31T23:59:59.999Z', '--format=csv', ...words)
    const { output } = await asOf()
    expect(output).toContain('movement,opening,0,0.00\nmovement,earned,80,0.80\n')
    expect(output).toContain('movement,closing,50,0.50\n')
    expect((await asOf('--clock=recorded')).output).toContain('movement,closing,0,0.00\n')
  })

  test('says what is missing from a question', async () => {
    const { code, words } = await audit(
      'liability',
      '--team',
      'evergreen',
      '--month',
      '2026-03',
      '--as-of',
      '2026-03-31',
    )
    expect(code).toBe(1)
    expect(words).toContain('Say which period: --month, or --as-of, or --from and --until.')
    expect((await audit('liability', '--team', 'oak', '--month', '2026-03')).words).toContain(
      'There is no team oak',
    )
  })
})

describe('laurel audit close-month', { timeout: 60_000 }, () => {
  test('puts a month on record once; folded again, it matches', async () => {
    const closed = await audit('close-month', '--team', 'evergreen', '2026-03')
    expect(closed).toMatchObject({ code: 0, words: expect.stringContaining('is closed with digest') })
    expect(closed.words).toMatch(/A checkpoint over \d+ events is signed/)
    const again = await audit('close-month', '--team', 'evergreen', '2026-03')
    expect(again).toMatchObject({ code: 1, words: expect.stringContaining('was closed before') })
    const folded = await audit('liability', '--team', 'evergreen', '--month', '2026-03')
    expect(folded).toMatchObject({ code: 0, words: expect.stringContaining('closed, matches') })
  })

  test('is recorded with the member who closed it, or the account that ran the command', async () => {
    const author = async (month: string, ...words: string[]) => {
      expect(await audit('close-month', '--team', 'evergreen', month, ...words)).toMatchObject({ code: 0 })
      const { output } = await audit('export', '--format', 'jsonl')
      const closed = output.split('\n').findLast(line => line.includes('"MonthClosed"')) ?? ''
      return JSON.parse(closed).metadata.actor
    }
    const id = `laurel audit close-month by ${userInfo().username}`
    expect(await author('2026-01')).toEqual({ kind: 'system', id })
    const ann = { kind: 'member', id: team.memberId('Ann') }
    expect(await author('2026-02', '--by', 'ann@evergreen.example')).toEqual(ann)
    expect(await audit('close-month', '--team', 'evergreen', '2025-12', '--by', 'zoe')).toMatchObject({
      code: 1,
      words: expect.stringContaining('no single member of the team is known as zoe'),
    })
  })

  test('waits for the end of the month', async () => {
    const { code, words } = await audit('close-month', '--team', 'evergreen', '2999-01')
    expect(code).toBe(1)
    expect(words).toContain('2999-01 is not over before 2999-02-01T00:00:00.000Z')
  })
})
