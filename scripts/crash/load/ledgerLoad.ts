import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Acknowledged } from '../acknowledged.ts'
import type { Load } from './load.ts'

const worker = fileURLToPath(new URL('ledgerWorker.ts', import.meta.url))

/** Starts the process whose clients give shoutouts straight at the ledger, and collects what they were told. */
export const startLedgerLoad = (databaseUrl: string, home: string, clients: number): Load => {
  const acknowledged: Acknowledged[] = []
  const child = spawn(process.execPath, [worker, databaseUrl, home, String(clients)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', chunk => {
    complaint += String(chunk)
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => acknowledged.push(Acknowledged.parse(JSON.parse(line))))
  const ended = Promise.all([once(child, 'close'), once(lines, 'close')]).then(([[code]]) => {
    if (code !== 0) throw new Error(`The process at the ledger ended with ${code}. ${complaint}`)
  })
  return {
    name: 'ledger',
    acknowledged,
    ended,
    stop: () => {
      child.stdin.end()
      return ended
    },
  }
}
