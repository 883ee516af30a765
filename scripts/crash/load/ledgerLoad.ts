import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type StoreSettings, storeEnvironment } from '@laurel/api/server/stores/settings.ts'
import type { Acknowledged } from '../acknowledged.ts'
import { goOnWord, LedgerWorkerLine, restWord } from './ledgerWorkerLine.ts'
import type { Load } from './load.ts'

const worker = fileURLToPath(new URL('ledgerWorker.ts', import.meta.url))

/** Starts the process whose clients give shoutouts straight at the ledger, and collects what they were told. */
export const startLedgerLoad = (settings: StoreSettings, clients: number): Load => {
  const acknowledged: Acknowledged[] = []
  const child = spawn(process.execPath, [worker, String(clients)], {
    env: { ...process.env, ...storeEnvironment(settings) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', chunk => {
    complaint += String(chunk)
  })
  let resting = Promise.withResolvers<void>()
  const lines = createInterface({ input: child.stdout })
  lines.on('line', text => {
    const line = LedgerWorkerLine.parse(JSON.parse(text))
    if ('isResting' in line) resting.resolve()
    else acknowledged.push(line)
  })
  const ended = Promise.all([once(child, 'close'), once(lines, 'close')]).then(([[code]]) => {
    if (code !== 0) throw new Error(`The process at the ledger ended with ${code}. ${complaint}`)
  })
  const say = (word: string): void => {
    child.stdin.write(`${word}\n`)
  }
  return {
    name: 'ledger',
    acknowledged,
    ended,
    rest: () => {
      resting = Promise.withResolvers()
      say(restWord)
      return resting.promise
    },
    goOn: () => say(goOnWord),
    stop: () => {
      child.stdin.end()
      return ended
    },
  }
}
