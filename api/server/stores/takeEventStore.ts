import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Warn } from '@laurel/ledger/log/warn.ts'
import type { Installation } from '@laurel/ledger/vault/installation.ts'
import type { OnUnreadable } from '@laurel/ledger/vault/unreadableFields.ts'
import { eventStoreAddress } from './eventStoreAddress.ts'
import { refuseTaken } from './logStore.ts'
import { UnreachableEventStore, WrongLogStore } from './storeProblem.ts'
import { waitForLog } from './waitForLog.ts'

/** How a program starts: what it says while it waits for its stores, and how long it waits. */
export type Starting = {
  readonly patienceMilliseconds?: number
  readonly tell?: (text: string) => void
  readonly signal?: AbortSignal | undefined
  /** Refuses to start beside another process that uses the installation, and keeps others from starting. */
  readonly isAlone?: boolean
  /** Hears of trouble that the log works around by itself; left out, the console does. */
  readonly warn?: Warn
  /** Receives fields of events that can't be decrypted; left out, `warn` does. */
  readonly onUnreadable?: OnUnreadable
}

/** The hosts of an EventStoreDB, for people. */
export const addressOf = (url: string): string => {
  const address = eventStoreAddress(url)
  if (address === undefined)
    throw new UnreachableEventStore(
      'EVENTSTORE_URL is not the address of an EventStoreDB. Write it as esdb://host:2113?tls=false, ' +
        'or leave it out to keep the log in PostgreSQL.',
    )
  return address
}

/**
 * Waits for an EventStoreDB to answer and claims it for this installation. One that has its log in EventStoreDB already
 * must find it there: in place of its log, an empty engine would be taken for a log without events.
 */
export const takeEventStore = async (
  log: Pick<EventLog, 'head'>,
  url: string,
  installation: Installation,
  { tell, ...waiting }: Starting,
): Promise<void> => {
  const address = addressOf(url)
  const onWaiting = () => tell?.(`Waiting for EventStoreDB at ${address} …`)
  await waitForLog(log, { ...waiting, onWaiting }).catch((error: unknown) => {
    throw error instanceof LogUnavailable ? unreachable(address, installation, error) : error
  })
  // The client is loaded only where it is used.
  const { claimEventStore, ownerOfEventStore } = await import(
    '@laurel/ledger/log/eventstore/claimEventStore.ts'
  )
  if (installation.log === 'eventstore' && (await ownerOfEventStore(url)) === undefined)
    throw new WrongLogStore(
      `EventStoreDB at ${address} does not hold the log of this installation: it belongs to none. ` +
        'Correct EVENTSTORE_URL, or restore a backup into empty stores.',
    )
  refuseTaken(await claimEventStore({ url, installationId: installation.id }), installation)
}

const unreachable = (address: string, { log }: Installation, cause: LogUnavailable) =>
  new UnreachableEventStore(
    `EventStoreDB at ${address} does not answer. Start it, or correct EVENTSTORE_URL.` +
      (log === null ? ' Leave EVENTSTORE_URL out to keep the log in PostgreSQL.' : ''),
    { cause },
  )
