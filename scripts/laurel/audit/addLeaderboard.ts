import {
  type LeaderboardLine,
  leaderboardAsOf,
  NameNotFound,
} from '@laurel/ledger/audit/leaderboardFromLog/leaderboardAsOf.ts'
import { leaderboardSides } from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import type { Command } from 'commander'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { formatTable } from '../formatTable.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { Moment } from './moment.ts'

const Options = z
  .object({
    team: z.string().optional(),
    channel: z.string().optional(),
    by: z.enum(leaderboardSides),
    from: Moment.optional(),
    asOf: Moment.optional(),
    clock: z.enum(['occurred', 'recorded']),
    format: z.enum(['table', 'csv']),
  })
  .refine(({ from, asOf }) => from === undefined || asOf === undefined || from <= asOf, {
    error: 'The period ends before it begins: give a --from that is not after --as-of.',
  })

export const addLeaderboard = (audit: Command): void => {
  audit
    .command('leaderboard')
    .description(
      'Print who received or gave most by shoutouts, computed from the log alone. A recalled shoutout counts until its recall.',
    )
    .option('--team <team>', 'name, id or external key; all teams, one after the other, when omitted')
    .option('--channel <channel>', 'title or id; only shoutouts of this channel')
    .option('--by <side>', leaderboardSides.join(' or '), 'received')
    .option('--from <instant>', 'the first moment that counts; a day means its beginning in UTC')
    .option('--as-of <instant>', 'the last moment that counts; a day means its beginning in UTC')
    .option(
      '--clock <clock>',
      'occurred: when things happened; recorded: when the log recorded them',
      'occurred',
    )
    .option('--format <format>', 'table or csv', 'table')
    .action(async (given: unknown) => {
      const options = Options.safeParse(given)
      if (!options.success) throw new CommandFailed(z.prettifyError(options.error))
      const { format, ...question } = options.data
      await withStores(async ({ log }) => {
        const lines = await leaderboardAsOf(log, question).catch(unknownName)
        process.stdout.write(format === 'csv' ? asCsv(lines) : asTable(lines))
      })
    })
}

const unknownName = (error: unknown): never => {
  throw error instanceof NameNotFound ? new CommandFailed(error.message) : error
}

const columns = ['team', 'rank', 'member', 'points', 'shoutouts'] as const

/** Points and ranks are never negative; only names can look like a formula. */
const asCsv = (lines: readonly LeaderboardLine[]): string =>
  stringify([...lines], { header: true, columns: [...columns], escape_formulas: true })

const asTable = (lines: readonly LeaderboardLine[]): string =>
  formatTable(
    columns,
    lines.map(({ team, rank, member, points, shoutouts }) => [team, rank, member, points, shoutouts]),
  )
