import { entryText } from '@laurel/api/books/entryText.ts'
import { type EntryFormat, entryFormats } from '@laurel/contract/reports/books.ts'
import { exampleChart } from '@laurel/ledger/audit/finance/chartOfAccounts.ts'
import { monthEntry, readMovements } from '@laurel/ledger/audit/finance/monthEntry.ts'
import { monthRequest, standingOf } from '@laurel/ledger/audit/liability/closedMonth.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { ChartOfAccounts } from '@laurel/ledger/teams/finance/vocabulary.ts'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import { reconciledLiability, teamCalled } from '../audit/liability/addLiability.ts'
import { readJsonFile } from '../readJsonFile.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { addCutOff } from './addCutOff.ts'

type Asked = {
  readonly team: string
  readonly month: string
  /** A file; left out, the chart that the team has set. */
  readonly chart?: string
  readonly format: EntryFormat
}

/** Closed months for the books of the company. */
export const addFinance = (laurel: Command): void => {
  const finance = laurel.command('finance').description('Closed months for the accounts of the company.')
  finance
    .command('chart')
    .description(
      'Print a chart of accounts to begin with, as JSON: which account of the company each account of the ledger goes to, and the first month of the fiscal year.',
    )
    .action(() => {
      process.stdout.write(`${JSON.stringify(exampleChart, null, 2)}\n`)
    })
  finance
    .command('export')
    .description('Print the journal entry of a closed month, in the accounts of the company.')
    .requiredOption('--team <team>', 'name, id or external key')
    .requiredOption('--month <month>', 'a closed month such as 2026-10')
    .option(
      '--chart <file>',
      'another chart of accounts than the one that the team has set; laurel finance chart prints one',
    )
    .addOption(new Option('--format <format>').choices(entryFormats).makeOptionMandatory())
    .action(async (asked: Asked) => {
      const month = monthCalled(asked.month)
      const chart = asked.chart === undefined ? undefined : await readChart(asked.chart)
      await withStores(async ({ log }) => {
        process.stdout.write(await entryOf(log, { ...asked, month }, chart))
      })
    })
  addCutOff(finance)
}

const entryOf = async (log: EventLog, asked: Asked, given: ChartOfAccounts | undefined): Promise<string> => {
  const { month } = asked
  const team = await teamCalled(log, asked.team)
  const chart = given ?? team.chartOfAccounts
  if (!chart)
    throw new CommandFailed(
      `${team.name} has no chart of accounts. Set one under Reports › Books, or give a file with --chart.`,
    )
  const closed = team.closedMonths.get(month)
  if (!closed)
    throw new CommandFailed(
      `${month} is not closed, so that its figures could still change. Close it first with: laurel audit close-month --team ${team.teamId} ${month}`,
    )
  const { pack } = await reconciledLiability(log, monthRequest(team.teamId, closed))
  if (standingOf(pack, [closed]) !== 'matches')
    throw new CommandFailed(`The books of ${month} are not those that were closed. Run: laurel audit verify`)
  const lines = monthEntry(await readMovements(log, team.teamId, closed), chart)
  if (lines.length === 0) process.stderr.write(`Nothing moved in ${month}.\n`)
  return entryText({ teamName: team.name, month, chart, lines }, asked.format)
}

const monthCalled = (given: string): Month => {
  const month = Month.safeParse(given)
  if (!month.success) throw new CommandFailed(z.prettifyError(month.error))
  return month.data
}

const readChart = (file: string): Promise<ChartOfAccounts> =>
  readJsonFile({
    file,
    schema: ChartOfAccounts,
    name: 'chart of accounts',
    example: 'laurel finance chart',
  })
