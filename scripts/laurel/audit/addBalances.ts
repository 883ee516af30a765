import { type BalanceLine, balancesAsOf } from '@laurel/ledger/audit/balancesAsOf.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { formatTable } from '../formatTable.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { csvOf } from './csv.ts'
import { Moment } from './moment.ts'

const Options = z.object({
  team: z.string().optional(),
  asOf: Moment.optional(),
  clock: z.enum(['occurred', 'recorded']),
  format: z.enum(['table', 'csv']),
})

export const addBalances = (audit: Command): void => {
  audit
    .command('balances')
    .description('Print every account at an instant, computed from the log alone.')
    .option('--team <team>', 'name, id or external key; all teams when omitted')
    .option(
      '--as-of <instant>',
      'an instant such as 2026-03-10T12:00:00Z, or a day, which means its beginning in UTC; now when omitted',
    )
    .option(
      '--clock <clock>',
      'occurred: when things happened; recorded: when the log recorded them',
      'occurred',
    )
    .option('--format <format>', 'table or csv', 'table')
    .action(async (given: unknown) => {
      const options = Options.safeParse(given)
      if (!options.success) throw new CommandFailed(z.prettifyError(options.error))
      const { format, ...request } = options.data
      await withStores(async ({ log }) => {
        const lines = await balancesAsOf(log, request).catch(unknownTeam)
        process.stdout.write(format === 'csv' ? asCsv(lines) : asTable(lines))
      })
    })
}

const unknownTeam = (error: unknown): never => {
  throw error instanceof Error && error.message.startsWith('There is no team')
    ? new CommandFailed(error.message)
    : error
}

const asCsv = (lines: readonly BalanceLine[]): string => csvOf([columns, ...cellsOf(lines)])

const asTable = (lines: readonly BalanceLine[]): string => formatTable(columns, cellsOf(lines))

const columns = ['team', 'account', 'member', 'points']

const cellsOf = (lines: readonly BalanceLine[]) =>
  lines.map(({ team, account, member, points }) => [team, account, member, points])
