import { readReceivedRewards } from '@laurel/ledger/audit/tax/receivedRewards.ts'
import { rewardsOfYear, taxLines } from '@laurel/ledger/audit/tax/taxableValue.ts'
import { exampleRules } from '@laurel/ledger/audit/tax/taxRules.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { TaxRules } from '@laurel/ledger/teams/tax/taxRules.ts'
import type { Command } from 'commander'
import { teamCalled } from '../audit/liability/addLiability.ts'
import { print } from '../output.ts'
import { readJsonFile } from '../readJsonFile.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { statementText, undecidedText, yearText } from './taxText.ts'

type Asked = { readonly team: string; readonly year: string; readonly rules?: string }
type AskedStatement = Asked & { readonly member?: string }

/** What people received in taxable value, by the rules of the company. */
export const addTax = (laurel: Command): void => {
  const tax = laurel
    .command('tax')
    .description('What people received in taxable value, by the rules of the company.')
  tax
    .command('rules')
    .description(
      'Print the rules of a team as JSON; without a team, an example of the form, which is no tax advice.',
    )
    .option('--team <team>', 'name, id or external key')
    .action(async ({ team }: { readonly team?: string }) => {
      if (team === undefined) return print(jsonOf(exampleRules))
      return withStores(async ({ log }) => print(jsonOf((await teamCalled(log, team)).taxRules)))
    })
  const addReport = (name: string, description: string): Command =>
    tax
      .command(name)
      .description(description)
      .requiredOption('--team <team>', 'name, id or external key')
      .requiredOption('--year <year>', 'the tax year by the year in which it begins, such as 2026')
      .option(
        '--rules <file>',
        'other rules than those that the team has set; laurel tax rules prints an example',
      )
  addReport(
    'report',
    'Print what each person received in a tax year, by country and rule, as CSV for payroll.',
  ).action((asked: Asked) => withTaxYear(asked, yearText))
  addReport(
    'statement',
    'Print each reward of a tax year with its country, its rule and the months in which its points had been received, as CSV.',
  )
    .option('--member <member>', 'e-mail address, key of an import or id; everybody if it is left out')
    .action(({ member, ...asked }: AskedStatement) =>
      withTaxYear(asked, taxYear => statementText(taxYear, member)),
    )
}

const withTaxYear = async (
  asked: Asked,
  textOf: (taxYear: Awaited<ReturnType<typeof readTaxYear>>) => string,
): Promise<void> => {
  if (!/^\d{4}$/.test(asked.year)) throw new CommandFailed('Write the year with four digits, such as 2026.')
  const fromFile = asked.rules === undefined ? undefined : await rulesIn(asked.rules)
  await withStores(async ({ log }) => {
    const taxYear = await readTaxYear(log, asked, fromFile)
    await print(textOf(taxYear))
    process.stderr.write(undecidedText(taxYear.rewards))
  })
}

const jsonOf = (rules: TaxRules): string => `${JSON.stringify(rules, null, 2)}\n`

const rulesIn = (file: string): Promise<TaxRules> =>
  readJsonFile({ file, schema: TaxRules, name: 'set of tax rules', example: 'laurel tax rules' })

const readTaxYear = async (log: EventLog, { team: wanted, year }: Asked, fromFile?: TaxRules) => {
  const { teamId, timeZone, taxRules } = await teamCalled(log, wanted)
  const rules = fromFile ?? taxRules
  const read = await readReceivedRewards(log, teamId, rules.countryField)
  const rewards = rewardsOfYear(read.rewards, rules, { year: Number(year), timeZone })
  return { rewards, lines: taxLines(rewards), directory: read.directory }
}
