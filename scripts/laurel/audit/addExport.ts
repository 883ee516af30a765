import { once } from 'node:events'
import { createDirectory, type Directory } from '@laurel/ledger/audit/directory.ts'
import { hledgerHead, hledgerTransaction, journalColumns, journalRows } from '@laurel/ledger/audit/journal.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { ledgerStreamPrefixes } from '@laurel/ledger/handling/streams.ts'
import { eventLine } from '@laurel/ledger/log/copying/eventLine.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { type Command, Option } from 'commander'
import { withStores } from '../withStores.ts'
import { csvOf } from './csv.ts'

const formats = ['hledger', 'csv', 'jsonl'] as const

export const addExport = (audit: Command): void => {
  audit
    .command('export')
    .description('The journal, for tools that nobody here wrote.')
    .addOption(new Option('--format <format>').choices(formats).makeOptionMandatory())
    .action(({ format }: { format: (typeof formats)[number] }) =>
      withStores(async stores => {
        // What machines verify goes out as it is kept, what people read goes out with names.
        const log = format === 'jsonl' ? stores.encryptedLog : stores.log
        const directory = createDirectory()
        let count = 0
        await print(headOf[format])
        for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
          for (const recorded of batch) {
            // Where a store leaves gaps, events are counted: an export does not depend on the store.
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
  // As it was recorded, whatever it is: an auditor must be able to carry off what no schema knows.
  jsonl: eventLine,
} as const

const observed = (recorded: RecordedEvent, directory: Directory): RecordedLedgerEvent => {
  const event = parseRecorded(recorded)
  directory.observe(event)
  return event
}

/** Waits for a slow reader instead of filling the memory. */
const print = async (text: string): Promise<void> => {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
}
