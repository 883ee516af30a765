import { createDirectory, type Directory } from '@laurel/ledger/audit/directory.ts'
import { hledgerHead, hledgerTransaction, journalColumns, journalRows } from '@laurel/ledger/audit/journal.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { ledgerStreamPrefixes } from '@laurel/ledger/handling/streams.ts'
import { eventLine } from '@laurel/ledger/log/copying/eventLine.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { type Command, Option } from 'commander'
import { print } from '../output.ts'
import { withStores } from '../withStores.ts'
import { csvOf } from './csv.ts'

const formats = ['hledger', 'csv', 'jsonl'] as const

export const addExport = (audit: Command): void => {
  audit
    .command('export')
    .description('Export the journal for other tools.')
    .addOption(new Option('--format <format>').choices(formats).makeOptionMandatory())
    .action(({ format }: { format: (typeof formats)[number] }) =>
      withStores(async stores => {
        // The export for verification is encrypted as stored; exports for people contain names.
        const log = format === 'jsonl' ? stores.encryptedLog : stores.log
        const directory = createDirectory()
        let count = 0
        await print(headOf[format])
        for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
          for (const recorded of batch) {
            // Events are counted, so that an export does not depend on the positions of the store.
            const position = stores.postgresUrl === undefined ? count : recorded.position
            await print(textOf[format]({ ...recorded, position }, directory))
            count += 1
          }
        }
      }),
    )
}

const headOf = {
  hledger: hledgerHead,
  csv: csvOf([journalColumns]),
  jsonl: '',
} as const

const textOf = {
  hledger: (recorded: RecordedEvent, directory: Directory) =>
    hledgerTransaction(observed(recorded, directory), directory),
  csv: (recorded: RecordedEvent, directory: Directory) =>
    csvOf(journalRows(observed(recorded, directory), directory)),
  // Exported as recorded, without a schema: an auditor needs unknown events as well.
  jsonl: eventLine,
} as const

const observed = (recorded: RecordedEvent, directory: Directory): RecordedLedgerEvent => {
  const event = parseRecorded(recorded)
  directory.observe(event)
  return event
}
