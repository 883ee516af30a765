import { inTransactionOn } from '@laurel/ledger/database/transaction.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ClientBase, escapeIdentifier } from 'pg'
import { z } from 'zod'
import { countWords, createStaging, rankStaged, stageCharities } from './addCharities.ts'
import type { Charity } from './charity.ts'
import { charitiesWithFacts, showFacts } from './facts.ts'

const batchSize = 5_000

/**
 * Replaces all nonprofits. The new table is filled and indexed beside the old one, so that searches go on, and then takes
 * its name. Needs the role that owns the tables. Returns the number of nonprofits.
 */
export const replaceCharities = (
  owner: Pick<ClientBase, 'query'>,
  charities: Iterable<Charity> | AsyncIterable<Charity>,
  onProgress: (count: number) => void = () => undefined,
): Promise<number> =>
  inTransactionOn(owner, async client => {
    await createStaging(client)
    // Those of the import count more.
    await stageCharities(client, await charitiesWithFacts(client))
    let staged = 0
    let batch: Charity[] = []
    const stage = async (): Promise<void> => {
      await stageCharities(client, batch)
      staged += batch.length
      batch = []
      onProgress(staged)
    }
    for await (const charity of charities) {
      batch.push(charity)
      if (batch.length === batchSize) await stage()
    }
    if (batch.length > 0) await stage()
    if (staged === 0) throw new Error('There are no nonprofits to import.')
    await client.query(
      'create table rewards.charities_next (like rewards.charities including defaults including generated)',
    )
    await rankStaged(client, 'rewards.charities_next')
    await showFacts(client, 'rewards.charities_next')
    await copyIndexesAndRights(client)
    await countWords(client, 'rewards.charities_next')
    await client.query('analyze rewards.charities_next')
    await client.query('analyze rewards.charity_words')
    await client.query('drop table rewards.charities')
    await client.query('alter table rewards.charities_next rename to charities')
    await renameIndexes(client)
    const { rows } = await client.query('select count(*)::integer as count from rewards.charities')
    return Count.parse(rows)[0].count
  })

const Count = z.tuple([z.object({ count: z.int() })])
const Indexes = z.array(z.object({ name: z.string(), definition: z.string() }))
const Grants = z.array(z.object({ role: z.string(), right: z.string() }))

/** The migration alone says which indexes there are. */
const copyIndexesAndRights = async (client: Queryable): Promise<void> => {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'rewards' and tablename = 'charities' order by indexname`,
  )
  for (const { name, definition } of Indexes.parse(rows))
    await client.query(
      definition
        .replace(` ${name} `, ` ${name}_next `)
        .replace(' ON rewards.charities ', ' ON rewards.charities_next '),
    )
  const grants = await client.query(
    `select grantee as role, privilege_type as right from information_schema.role_table_grants
     where table_schema = 'rewards' and table_name = 'charities' and grantee <> current_user`,
  )
  for (const { role, right } of Grants.parse(grants.rows))
    await client.query(`grant ${right} on rewards.charities_next to ${escapeIdentifier(role)}`)
}

const renameIndexes = async (client: Queryable): Promise<void> => {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'rewards' and tablename = 'charities'`,
  )
  for (const { name } of Indexes.parse(rows))
    await client.query(
      `alter index rewards.${escapeIdentifier(name)} rename to ${escapeIdentifier(name.replace(/_next$/, ''))}`,
    )
  // The unique index by EIN was that of the primary key.
  await client.query('alter table rewards.charities add primary key using index charities_pkey')
  await client.query(`alter table rewards.charities
    add constraint charities_ein_check check (ein ~ '^[0-9]{9}$')`)
}
