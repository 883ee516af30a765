import { ordersName } from '@laurel/api/server/openVendors.ts'
import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { postgresCursor } from '@laurel/api/server/worker/checkpoint.ts'
import { processesName } from '@laurel/api/server/worker/processLag.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { Client } from 'pg'
import { z } from 'zod'
import type { Company } from './company.ts'
import { fillCompanies } from './fillCompanies.ts'
import { foundingSettings } from './foundingCommands.ts'

export type Place = { readonly home: string; readonly databaseUrl: string }

/**
 * Fills an empty database with companies and rebuilds the read models, as after months of use. A database that has the
 * companies is kept; its read models are rebuilt if their tables have changed.
 */
export const prepareCompanies = async (
  { home, databaseUrl }: Place,
  companies: readonly Company[],
  print: (line: string) => void,
): Promise<void> => {
  const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  try {
    if ((await stores.log.head()) !== beforeFirst) return await reuse(stores, companies, print)
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

const reuse = async (
  { log, databaseUrl }: Stores,
  companies: readonly Company[],
  print: (line: string) => void,
): Promise<void> => {
  const began = performance.now()
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.start()
    await projections.waitForPosition(await log.head(), currentWithinMilliseconds)
  } finally {
    await projections.stop()
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const company of companies) await refuseOther(client, company)
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
  print(`read models are current after ${secondsSince(began)} s`)
}

/** Refuses data that was filled with another size or another generator, of which some calls would have no answer. */
const refuseOther = async (client: Client, { name, teamId, members: expected }: Company): Promise<void> => {
  const { rows } = await client.query(
    `select (select count(*) from ${members.live} where team_id = $1) as count,
       (select settings from ${teams.live} where team_id = $1) as settings`,
    [teamId],
  )
  const { count, settings } = Filled.parse(rows[0])
  if (count !== expected)
    throw new Error(
      `The company ${name} has ${count} members here, not ${expected}. Fill new data, or give the --scale of these.`,
    )
  for (const [setting, value] of Object.entries(foundingSettings))
    if (settings?.[setting] !== value)
      throw new Error(
        `The company ${name} was filled by an earlier generator: its setting ${setting} is not ${value}. Fill new data.`,
      )
}

const Filled = z.object({ count: z.coerce.number(), settings: z.record(z.string(), z.unknown()).nullable() })

/** Tables that have changed are rebuilt from the whole log. */
const currentWithinMilliseconds = 30 * 60 * 1_000

const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1)

const rebuild = async ({ log, databaseUrl }: Parameters<typeof createProjections>[0]): Promise<void> => {
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.rebuild()
  } finally {
    await projections.stop()
  }
}

/**
 * All processes have run, and nothing is left to announce or to order. Tables are vacuumed, so that plans do not depend on
 * when the database does it by itself.
 */
const noteHandled = async (databaseUrl: string, position: number): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const name of [processesName, ordersName]) await postgresCursor(client, name).save(position)
    await client.query(`insert into slack.checkpoints (name, position) values ('announcements', $1)`, [
      position,
    ])
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
