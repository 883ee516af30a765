import { monthRequest } from '@laurel/ledger/audit/liability/closedMonth.ts'
import { readLiability } from '@laurel/ledger/audit/liability/readLiability.ts'
import {
  balancesCsv,
  createPackBooks,
  hledgerClosing,
  hledgerEvent,
  hledgerOpening,
  isOfPeriod,
  journalCsv,
  journalCsvHead,
} from '@laurel/ledger/audit/pack/books.ts'
import { decisionColumns, decisionRows } from '@laurel/ledger/audit/pack/decisions.ts'
import type { SignedTeam } from '@laurel/ledger/audit/pack/signedTeam.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import { eventLine } from '@laurel/ledger/log/copying/eventLine.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { ClosedMonth, KnownTeam } from '@laurel/ledger/teams/state.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { csvOf } from '../csv.ts'
import { statementText } from '../liability/printStatement.ts'
import { changeColumns, createChangeRows } from './changesFile.ts'
import { packReadme } from './packReadme.ts'
import type { PackFile } from './writeArchive.ts'

type TeamLog = Pick<EventLog, 'readAll'>

/** The files of a closed month. The log is that of the team, encrypted as stored, up to the checkpoint of the closing. */
export const packFiles = async (
  log: TeamLog,
  team: KnownTeam,
  closed: ClosedMonth,
  { checkpoints, receipts }: SignedTeam,
): Promise<readonly PackFile[]> => {
  const books = createPackBooks(closed)
  const changeRows = createChangeRows(closed)
  const changes: string[] = []
  const approvals: string[] = []
  for await (const event of parsed(log)) {
    books.observe(event)
    changes.push(csvOf(changeRows(event)))
    if (isOfPeriod(event, closed)) approvals.push(csvOf(decisionRows(event)))
  }
  const { from, until } = closed
  const liability = await readLiability(log, monthRequest(team.teamId, { from, until }))
  const file = (path: string, ...pieces: string[]): PackFile => ({ path, pieces })
  return [
    file('README.txt', packReadme),
    file('approvals.csv', csvOf([decisionColumns]), ...approvals),
    file('books/closing.csv', balancesCsv(books.closing())),
    {
      path: 'books/journal.csv',
      pieces: ofPeriod(log, closed, { head: journalCsvHead, text: journalCsv, end: '' }),
    },
    {
      path: 'books/journal.hledger',
      pieces: ofPeriod(log, closed, {
        head: hledgerOpening(books.opening(), closed),
        text: hledgerEvent,
        end: hledgerClosing(books.closing(), closed),
      }),
    },
    file('books/opening.csv', balancesCsv(books.opening())),
    file('changes.csv', csvOf([changeColumns]), ...changes),
    file('checkpoints.jsonl', ...checkpoints.map(line => `${canonicalJson(line)}\n`)),
    { path: 'events.jsonl', pieces: eventLines(log) },
    file('liability.csv', statementText(liability, team, 'csv')),
    file('liability.json', `${canonicalJson(liability.pack)}\n`),
    file('receipts.jsonl', ...receipts.map(receipt => `${canonicalJson(receipt)}\n`)),
    file('verification.json', await verificationText(log)),
  ]
}

async function* parsed(log: TeamLog): AsyncGenerator<RecordedLedgerEvent> {
  for await (const batch of log.readAll()) for (const event of batch) yield parseRecorded(event)
}

async function* eventLines(log: TeamLog): AsyncGenerator<string> {
  for await (const batch of log.readAll()) yield batch.map(eventLine).join('')
}

type Journal = {
  readonly head: string
  readonly text: (event: RecordedLedgerEvent) => string
  readonly end: string
}

async function* ofPeriod(
  log: TeamLog,
  closed: ClosedMonth,
  { head, text, end }: Journal,
): AsyncGenerator<string> {
  yield head
  for await (const event of parsed(log)) if (isOfPeriod(event, closed)) yield text(event)
  yield end
}

/** The report of the invariants over the same events, so that it is the same each time. */
const verificationText = async (log: TeamLog): Promise<string> => {
  const { events, streams, findings, checked } = await verifyLedger(log)
  const report = {
    checked,
    events,
    findings: findings.map(({ invariant, message }) => ({ invariant, message })),
    streams,
  }
  return `${canonicalJson(report)}\n`
}
