import { once } from 'node:events'
import { createDirectory } from '@laurel/ledger/audit/directory.ts'
import { hledgerHead, hledgerTransaction, journalColumns, journalRows } from '@laurel/ledger/audit/journal.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { parseRecorded } from '@laurel/ledger/handling/eventCodec.ts'
import { ledgerStreamPrefixes } from '@laurel/ledger/handling/streams.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import { type Command, Option } from 'commander'
import { stringify } from 'csv-stringify/sync'
import { withStores } from '../withStores.ts'

const formats = ['hledger', 'csv', 'jsonl'] as const

export const addExport = (audit: Command): void => {
  audit
    .command('export')
    .description('The journal, for tools that nobody here wrote.')
    .addOption(new Option('--format <format>').choices(formats).makeOptionMandatory())
    .action(({ format }: { format: (typeof formats)[number] }) =>
      withStores(async ({ log }) => {
        const directory = createDirectory()
        await print(headOf[format])
        for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
          for (const recorded of batch) {
            const event = parseRecorded(recorded)
            directory.observe(event)
            await print(textOf[format](event, directory))
          }
        }
      }),
    )
}

const headOf = {
  hledger: hledgerHead,
  csv: stringify([[...journalColumns]]),
  jsonl: '',
} as const

const textOf = {
  hledger: hledgerTransaction,
  csv: (event: RecordedLedgerEvent, directory: ReturnType<typeof createDirectory>) =>
    stringify([...journalRows(event, directory)], { escape_formulas: false }),
  jsonl: ({ data, ...event }: RecordedLedgerEvent) => `${canonicalJson({ ...event, data })}\n`,
}

/** Waits for a slow reader instead of filling the memory. */
const print = async (text: string): Promise<void> => {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
}
