import type { EntryFormat } from '@laurel/contract/reports/books.ts'
import { fiscalPeriod, lastDayOf } from '@laurel/ledger/audit/finance/fiscalPeriod.ts'
import type { EntryLine } from '@laurel/ledger/audit/finance/monthEntry.ts'
import { dollarsOf } from '@laurel/ledger/audit/liability/statement.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import type { ChartOfAccounts } from '@laurel/ledger/teams/finance/vocabulary.ts'
import { stringify } from 'csv-stringify/sync'
export type Entry = {
  readonly teamName: string
  readonly month: Month
  readonly chart: ChartOfAccounts
  readonly lines: readonly EntryLine[]
}

/** The journal entry of a month as a file that the accounting program imports. Amounts are US dollars. */
export const entryText = (entry: Entry, format: EntryFormat): string => textOf[format](entry)

const textOf: { readonly [Format in EntryFormat]: (entry: Entry) => string } = {
  /** Journal entries of QuickBooks Online, which finds accounts by name and reads US dates. */
  quickbooks: entry => {
    const [year, month, day] = lastDayOf(entry.month).split('-')
    return csvOf([
      ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description'],
      ...entry.lines.map(line => [
        `LAUREL-${entry.month}`,
        `${month}/${day}/${year}`,
        line.name,
        line.debit > 0 ? dollarsOf(line.debit) : '',
        line.debit < 0 ? dollarsOf(-line.debit) : '',
        describe(entry, line),
      ]),
    ])
  },
  /** Manual journals of Xero, which finds accounts by code; a positive amount is a debit. */
  xero: entry =>
    csvOf([
      ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
      ...entry.lines.map(line => [
        narration(entry),
        xeroDay(lastDayOf(entry.month)),
        describe(entry, line),
        line.code,
        entry.chart.xeroTaxRate,
        line.debit / pointsPerDollar,
      ]),
    ]),
  hledger: entry =>
    [
      'commodity 1,000.00 USD',
      '',
      `${lastDayOf(entry.month)} * (LAUREL-${entry.month}) ${plain(narration(entry))}`,
      ...entry.lines.map(
        line =>
          `    ${plain(`${line.code} ${line.name}`)}  ${dollarsOf(line.debit)} USD  ; ${line.from.join(' ')}`,
      ),
      '',
    ].join('\n'),
}

const narration = ({ teamName, month, chart }: Entry): string =>
  `Recognition at ${teamName}, ${month} (${fiscalPeriod(month, chart.fiscalYearStartsIn)})`

const describe = (entry: Entry, { from }: EntryLine): string => `${narration(entry)}: ${from.join(', ')}`

/** `31 Oct 2026`: with the name of the month, no country reads it wrongly. */
const xeroDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace('Sept', 'Sep')

/** In a journal two spaces end an account, a semicolon begins a comment and a bar ends the payee. */
const plain = (text: string): string => text.replaceAll(/[;|\s]+/g, ' ').trim()

/** Text that looks like a formula is marked as text, and amounts keep their sign. */
const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], {
    escape_formulas: true,
    cast: { number: value => ({ value: String(value), escape_formulas: false }) },
  })
