import { setTimeout as pause } from 'node:timers/promises'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { TestTeam } from '@laurel/ledger/simulation/testTeam.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { z } from 'zod'
import { commandHashKey } from '../../stores/commandHashKey.ts'
import { loadSecrets } from '../../stores/secrets.ts'
import { memberName, openCompany } from '../company.ts'
import { restMilliseconds } from '../limits.ts'
import { Refused, runClient, type Wish } from './client.ts'

/**
 * A process of its own that gives shoutouts straight at the ledger, beside the server and at the same log. It writes
 * every acknowledgement as a line to its output, and ends when its input ends.
 */
const work = async (): Promise<void> => {
  const [url, home, clients] = z
    .tuple([z.url(), z.string(), z.coerce.number().int().positive()])
    .parse(process.argv.slice(2))
  const log = createPostgresLog({ url, warn: () => {} })
  const ledger = createLedger({ log, hashKey: commandHashKey(loadSecrets(home).encryptionKey) })
  const team = await openCompany(ledger)
  let isStopping = false
  process.stdin.on('end', () => {
    isStopping = true
  })
  process.stdin.resume()
  await Promise.all(
    Array.from({ length: clients }, (_, index) =>
      runClient(
        number => wishOf(ledger, team, clients, index, number),
        () => isStopping,
        // A pipe takes it before the next command is sent, so that not even a kill loses it.
        acknowledged => process.stdout.write(`${JSON.stringify(acknowledged)}\n`),
      ),
    ),
  )
  await log.close()
}

const wishOf = (ledger: Ledger, team: TestTeam, clients: number, index: number, number: number): Wish => {
  const key = `worker ${index} command ${number}`
  const recipient = (index + 1 + (number % (clients - 1))) % clients
  return {
    commandId: derivedId('spec', 'crash', key),
    eventType: 'ShoutoutGiven',
    send: async () => {
      await pause(restMilliseconds.ledger)
      const outcome = await team.give(memberName(index), [memberName(recipient)], 1, { key })
      if (outcome.kind === 'rejected') throw new Refused(`${key}: ${outcome.rejection.code}`)
      await settle(ledger, outcome.events)
      return outcome.position
    },
  }
}

await work()
