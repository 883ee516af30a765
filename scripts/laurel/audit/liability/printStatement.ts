import { packDigest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import type { ReadLiability } from '@laurel/ledger/audit/liability/readLiability.ts'
import { type StatementLine, statementOf } from '@laurel/ledger/audit/liability/statement.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { stringify } from 'csv-stringify/sync'
import { formatTable } from '../../formatTable.ts'

export const statementFormats = ['table', 'csv', 'json'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** A statement as text for a terminal, a spreadsheet or a program. */
export const statementText = (
  { pack, channelTitles }: ReadLiability,
  team: Pick<KnownTeam, 'name'>,
  format: StatementFormat,
): string => {
  const lines = statementOf(pack, channelTitles)
  switch (format) {
    case 'table':
      return asTable(lines)
    case 'csv':
      return stringify(lines.map(asCells), { header: true, columns, escape_formulas: false })
    case 'json':
      return `${JSON.stringify({ team: team.name, ...pack, statement: lines, digest: packDigest(pack) }, null, 2)}\n`
  }
}

/** Amounts can begin with a minus sign; only names can look like a formula. */
const asCells = ({ line, ...rest }: StatementLine) => ({ ...rest, line: line.replace(/^[=+@-]/, "'$&") })

const columns = ['section', 'line', 'points', 'usd']

const asTable = (lines: readonly StatementLine[]): string =>
  formatTable(
    columns,
    lines.map(({ section, line, points, usd }, index) => [
      lines[index - 1]?.section === section ? '' : section,
      line,
      points,
      usd.padStart(12),
    ]),
  )
