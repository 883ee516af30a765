import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { addWords, createStaging, rankStaged, stageCharities } from './addCharities.ts'
import { categories } from './categories.ts'
import type { Charity } from './charity.ts'
import { classificationCodeOf } from './classifications.ts'
import type { CharityFacts } from './source.ts'

/** Keeps what a source says, shows it with the nonprofits, and adds nonprofits that were unknown. */
export const keepFacts = (database: Pool, facts: readonly CharityFacts[], now: Instant): Promise<void> =>
  inTransaction(database, async client => {
    const eins = facts.map(({ ein }) => ein)
    // One at a time, so that two nonprofits never get the same rank.
    await client.query(`select pg_advisory_xact_lock(hashtext('rewards.charity_facts'))`)
    await client.query(
      `insert into rewards.charity_facts as known
         (ein, name, mission, url, logo_url, city, state, classification_code, category, is_whole, read_at)
       select distinct on (told.ein) told.*, $2::timestamptz
       from jsonb_to_recordset($1::jsonb) as told (ein text, name text, mission text, url text, logo_url text,
         city text, state text, classification_code text, category text, is_whole boolean)
       on conflict (ein) do update set name = excluded.name, mission = excluded.mission, url = excluded.url,
         logo_url = excluded.logo_url, city = excluded.city, state = excluded.state,
         classification_code = excluded.classification_code, category = excluded.category,
         is_whole = excluded.is_whole, read_at = excluded.read_at
       where excluded.is_whole or not known.is_whole`,
      [JSON.stringify(facts.map(rowOf)), now],
    )
    await showFacts(client, 'rewards.charities', eins)
    const unknown = await client.query(
      `${factColumns} where name <> '' and ein = any ($1::text[])
         and not exists (select from rewards.charities where charities.ein = facts.ein)`,
      [eins],
    )
    if (unknown.rows.length === 0) return
    await createStaging(client)
    await stageCharities(client, charitiesOf(unknown.rows))
    await rankStaged(client, 'rewards.charities', await lastRank(client))
    await addWords(client)
  })

/** Notes that the source does not know a nonprofit, so that it is not asked again for a while. */
export const keepUnknown = async (database: Queryable, ein: string, now: Instant): Promise<void> => {
  await database.query(
    `insert into rewards.charity_facts
       (ein, name, mission, city, state, classification_code, category, is_whole, read_at)
     values ($1, '', '', '', '', '', '', true, $2)
     on conflict (ein) do update set is_whole = true, read_at = excluded.read_at`,
    [ein, now],
  )
}

/** Whether everything about a nonprofit was read since then. */
export const isKnownSince = async (database: Queryable, ein: string, since: Instant): Promise<boolean> => {
  const { rows } = await database.query(
    'select from rewards.charity_facts where ein = $1 and is_whole and read_at > $2',
    [ein, since],
  )
  return rows.length > 0
}

/** Copies facts into a table of nonprofits, those about some or all of them. Places and classifications that it has stay. */
export const showFacts = async (
  database: Queryable,
  table: string,
  eins: readonly string[] | null = null,
): Promise<void> => {
  await database.query(
    `update ${table} as charity set mission = told.mission, url = told.url, logo_url = told.logo_url,
       city = told.city, state = told.state, classification_code = told.classification_code, category = told.category
     from (
       select charity.ein, coalesce(nullif(facts.mission, ''), charity.mission) as mission,
         coalesce(facts.url, charity.url) as url, coalesce(facts.logo_url, charity.logo_url) as logo_url,
         case charity.city when '' then facts.city else charity.city end as city,
         case charity.city when '' then facts.state else charity.state end as state,
         case charity.classification_code when 'Z99' then coalesce(nullif(facts.classification_code, ''), 'Z99')
           else charity.classification_code end as classification_code,
         case charity.category when '' then facts.category else charity.category end as category
       from ${table} as charity join rewards.charity_facts as facts using (ein)
       where $1::text[] is null or facts.ein = any ($1)
     ) as told
     where charity.ein = told.ein
       and (charity.mission, charity.url, charity.logo_url, charity.city, charity.classification_code, charity.category)
         is distinct from
         (told.mission, told.url, told.logo_url, told.city, told.classification_code, told.category)`,
    [eins],
  )
}

/** Every nonprofit that a source has named. */
export const charitiesWithFacts = async (database: Queryable): Promise<Charity[]> =>
  charitiesOf((await database.query(`${factColumns} where name <> ''`)).rows)

const factColumns = `select ein, name, mission, url, logo_url, city, state, classification_code, category
  from rewards.charity_facts as facts`

const rowOf = ({ logoUrl, classificationCode, isWhole, ...facts }: CharityFacts) => ({
  ...facts,
  logo_url: logoUrl,
  classification_code: classificationCode,
  is_whole: isWhole,
})

const Rows = z.array(
  z.object({
    ein: z.string(),
    name: z.string(),
    mission: z.string(),
    url: z.string().nullable(),
    logo_url: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    classification_code: z.string(),
    category: z.enum(['', ...categories.map(({ key }) => key)]),
  }),
)

const charitiesOf = (rows: readonly unknown[]): Charity[] =>
  Rows.parse(rows).map(({ logo_url, classification_code, ...facts }) => ({
    ...facts,
    dba: '',
    street1: '',
    street2: '',
    postalCode: '',
    classificationCode: classificationCodeOf(classification_code),
    logoUrl: logo_url,
    receipts: null,
    place: null,
  }))

const Last = z.tuple([z.object({ rank: z.int() })])

const lastRank = async (database: Queryable): Promise<number> =>
  Last.parse((await database.query('select coalesce(max(rank), 0) as rank from rewards.charities')).rows)[0]
    .rank
