import { createInterface } from 'node:readline'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { z } from 'zod'
import { openCompany } from '../company.ts'
import { runClient } from './client.ts'
import { createGate } from './gate.ts'
import { ledgerWishes } from './ledgerWishes.ts'
import { goOnWord, type LedgerWorkerLine, restWord } from './ledgerWorkerLine.ts'

/**
 * A process of its own that gives shoutouts straight at the ledger, beside the server and at the same log, in the stores
 * that its environment names. It writes
 * every acknowledgement as a line to its output, rests and goes on when its input says so, and ends when that ends.
 */
const work = async (): Promise<void> => {
  const clients = z.coerce.number().int().positive().parse(process.argv[2])
  const stores = await openStores(storeSettings(), { warn: () => {} })
  const ledger = createLedger(stores)
  const team = await openCompany(ledger)
  const gate = createGate(clients)
  const words = createInterface({ input: process.stdin })
  words.on('close', gate.end)
  words.on('line', word => {
    if (word === goOnWord) gate.open()
    if (word === restWord) void gate.close().then(() => write({ isResting: true }))
  })
  await Promise.all(
    Array.from({ length: clients }, (_, index) =>
      // A pipe takes it before the next command is sent, so that not even a kill loses it.
      runClient(ledgerWishes(ledger, team, clients, index), gate, write),
    ),
  )
  await stores.close()
}

const write = (line: LedgerWorkerLine): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

await work()
