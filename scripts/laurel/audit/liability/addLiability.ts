import { auditedTeam, TeamNotFound } from '@laurel/ledger/audit/liability/auditedTeam.ts'
import { monthRequest, standingOf } from '@laurel/ledger/audit/liability/closedMonth.ts'
import { asOfRequest, type LiabilityRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { type ReadLiability, readLiability } from '@laurel/ledger/audit/liability/readLiability.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { closingRange } from '@laurel/ledger/teams/closingRange.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { CommandFailed } from '../../reportFailure.ts'
import { withStores } from '../../withStores.ts'
import { Moment } from '../moment.ts'
import { statementFormats, statementText } from './printStatement.ts'

const Options = z
  .object({
    team: z.string(),
    from: Moment.optional(),
    until: Moment.optional(),
    month: Month.optional(),
    asOf: Moment.optional(),
    clock: z.enum(['occurred', 'recorded']).optional(),
    format: z.enum(statementFormats),
  })
  .refine(
    ({ month, asOf, from, until }) =>
      [month, asOf, from ?? until].filter(period => period !== undefined).length === 1,
    { error: 'Say which period: --month, or --as-of, or --from and --until.' },
  )
type Options = z.output<typeof Options>

export const addLiability = (audit: Command): void => {
  audit
    .command('liability')
    .description(
      'Print the points that a team owes its people: opening, movements, closing, by channel and by age, from the log alone. Give a period by --from and --until, by --month, or by --as-of.',
    )
    .requiredOption('--team <team>', 'name, id or external key')
    .option('--from <instant>', 'the first moment; a day means its beginning in UTC')
    .option('--until <instant>', 'the moment the period ends before; a day means its beginning in UTC')
    .option(
      '--as-of <instant>',
      'everything up to and including this moment; a day means its beginning in UTC',
    )
    .option('--month <month>', 'a month such as 2026-10, in the team’s time zone and on the recorded clock')
    .option(
      '--clock <clock>',
      'occurred: when things happened (default); recorded: when the log recorded them',
    )
    .option('--format <format>', statementFormats.join(', '), 'table')
    .action((given: unknown) => withStores(({ log }) => tell(log, optionsOf(given))))
}

const optionsOf = (given: unknown): Options => {
  const options = Options.safeParse(given)
  if (!options.success) throw new CommandFailed(z.prettifyError(options.error))
  return options.data
}

const tell = async (log: EventLog, options: Options): Promise<void> => {
  const team = await teamCalled(log, options.team)
  const read = await reconciledLiability(log, requestOf(team, options))
  process.stdout.write(statementText(read, team, options.format))
  const standing = standingOf(read.pack, team.closedMonths.values())
  if (standing === 'open') return
  process.stderr.write(`This month is closed, ${standing}.\n`)
  if (standing === 'differs') process.exitCode = 1
}

export const teamCalled = (log: EventLog, wanted: string): Promise<KnownTeam> =>
  auditedTeam(log, wanted).catch((error: unknown) => {
    throw error instanceof TeamNotFound ? new CommandFailed(error.message) : error
  })

/** A statement that agrees with the balances. Fails when they differ, because then the books are wrong. */
export const reconciledLiability = async (
  log: EventLog,
  request: LiabilityRequest,
): Promise<ReadLiability> => {
  const read = await readLiability(log, request)
  if (read.differences.length > 0)
    throw new CommandFailed(
      ['The statement does not agree with the balances. Run: laurel audit verify', ...read.differences].join(
        '\n  ',
      ),
    )
  return read
}

const requestOf = (
  team: KnownTeam,
  { month, asOf, from, until, clock = 'occurred' }: Options,
): LiabilityRequest => {
  if (month !== undefined)
    return monthRequest(team.teamId, team.closedMonths.get(month) ?? closingRange(team, month))
  if (asOf !== undefined) return asOfRequest(team.teamId, asOf, clock)
  if (from === undefined || until === undefined || until <= from)
    throw new CommandFailed('Say where the period starts and where it ends: --from, and a later --until.')
  return { teamId: team.teamId, from, until, clock }
}
