import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { postgresCursor } from '@laurel/api/server/worker/checkpoint.ts'
import { processesName } from '@laurel/api/server/worker/processLag.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Client } from 'pg'
import type { Company } from './company.ts'
import { fillCompanies } from './fillCompanies.ts'

export type Place = { readonly home: string; readonly databaseUrl: string }

/** Fills an empty database with companies and rebuilds the read models, as after months of use. */
export const prepareCompanies = async (
  { home, databaseUrl }: Place,
  companies: readonly Company[],
  print: (line: string) => void,
): Promise<void> => {
  const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  try {
    const began = performance.now()
    const events = await fillCompanies(stores, companies, instantOf(new Date()))
    print(`filled ${events} events in ${secondsSince(began)} s`)
    const rebuilding = performance.now()
    await rebuild(stores)
    print(`rebuilt all read models in ${secondsSince(rebuilding)} s`)
    await noteHandled(databaseUrl, await stores.log.head())
  } finally {
    await stores.close()
  }
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1)

const rebuild = async ({ log, databaseUrl }: Parameters<typeof createProjections>[0]): Promise<void> => {
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.rebuild()
  } finally {
    await projections.stop()
  }
}

/** All processes have run, and nothing is left to announce. */
const noteHandled = async (databaseUrl: string, position: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await postgresCursor(client, processesName).save(position)
    await client.query(`insert into slack.checkpoints (name, position) values ('announcements', $1)`, [
      position,
    ])
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
