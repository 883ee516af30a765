import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Claim } from '@laurel/ledger/log/eventstore/claimEventStore.ts'
import {
  type Installation,
  type LogStore,
  readInstallation,
  recordFirstLogStore,
} from '@laurel/ledger/vault/installation.ts'
import type { Pool } from 'pg'
import { WrongLogStore } from './storeProblem.ts'

/** Refuses a start with another store than the one that holds the log of this installation. */
export const refuseOtherStore = ({ log }: Pick<Installation, 'log'>, store: LogStore): void => {
  if (log !== null && log !== store) throw new WrongLogStore(otherStore[log])
}

const otherStore = {
  postgres:
    'This installation keeps its log in PostgreSQL. ' +
    'Run `laurel copy-log postgres eventstore` to move it, or leave EVENTSTORE_URL out.',
  eventstore:
    'This installation keeps its log in EventStoreDB. ' +
    'Set EVENTSTORE_URL to its address, or run `laurel copy-log eventstore postgres` to move it.',
} as const satisfies Record<LogStore, string>

/** Refuses an engine that belongs to another installation. */
export const refuseTaken = (claim: Claim, installation: Pick<Installation, 'id'>): void => {
  switch (claim.kind) {
    case 'claimed':
      return
    case 'taken':
      throw new WrongLogStore(
        `The EventStoreDB of EVENTSTORE_URL holds the log of another installation, ${claim.by}; this one is ` +
          `${installation.id}. Set DATABASE_URL and LAUREL_HOME to those of that installation, ` +
          'or EVENTSTORE_URL to an empty EventStoreDB.',
      )
    default:
      assertNever(claim)
  }
}

/** Records the store at the first start, unless another process has recorded another one since. */
export const settleLogStore = async (database: Pick<Pool, 'query'>, store: LogStore): Promise<void> => {
  await recordFirstLogStore(database, store)
  refuseOtherStore(await readInstallation(database), store)
}
