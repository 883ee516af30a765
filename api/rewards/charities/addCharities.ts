import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Charity } from './charity.ts'
import { wordsOf } from './words.ts'

/** The columns of a table of nonprofits that are not computed, in the order of `unnest`. */
const columns = [
  ['ein', 'text'],
  ['name', 'text'],
  ['dba', 'text'],
  ['street1', 'text'],
  ['street2', 'text'],
  ['city', 'text'],
  ['state', 'text'],
  ['postal_code', 'text'],
  ['classification_code', 'text'],
  ['category', 'text'],
  ['mission', 'text'],
  ['url', 'text'],
  ['logo_url', 'text'],
  ['receipts', 'bigint'],
  ['latitude', 'double precision'],
  ['longitude', 'double precision'],
  ['word_text', 'text'],
] as const

const valuesOf = (charity: Charity): readonly (string | number | null)[] => [
  charity.ein,
  charity.name,
  charity.dba,
  charity.street1,
  charity.street2,
  charity.city,
  charity.state,
  charity.postalCode,
  charity.classificationCode,
  charity.category,
  charity.mission,
  charity.url,
  charity.logoUrl,
  charity.receipts,
  charity.place?.latitude ?? null,
  charity.place?.longitude ?? null,
  wordsOf(charity.name, charity.dba, charity.city, charity.state, charity.ein).join(' '),
]

/** Creates the temporary table that holds nonprofits before they are ranked. */
export const createStaging = (database: Queryable): Promise<unknown> =>
  database.query(
    `create temporary table staged_charities (
       line bigint generated always as identity,
       ${columns.map(([name, type]) => `${name} ${type}`).join(', ')}
     ) on commit drop`,
  )

const insertStaged = `insert into staged_charities (${columns.map(([name]) => name).join(', ')})
  select * from unnest(${columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})`

export const stageCharities = (database: Queryable, charities: readonly Charity[]): Promise<unknown> => {
  const rows = charities.map(valuesOf)
  return database.query(
    insertStaged,
    columns.map((_, index) => rows.map(row => row[index])),
  )
}

const stored = columns.flatMap(([name]) => (name === 'word_text' ? [] : [name])).join(', ')

/** Moves the staged rows to a table, ranked by their receipts. Of rows with the same EIN the last one counts. */
export const rankStaged = (database: Queryable, table: string, after = 0): Promise<unknown> =>
  database.query(
    `insert into ${table} (${stored}, rank, words)
     select ${stored},
       $1::integer + row_number() over (order by receipts desc nulls last, ein),
       array_to_tsvector(string_to_array(word_text, ' '))
     from (select distinct on (ein) * from staged_charities order by ein, line desc) latest
     order by receipts desc nulls last, ein`,
    [after],
  )

/** Adds the words of the staged rows. */
export const addWords = (database: Queryable): Promise<unknown> =>
  database.query(
    `insert into rewards.charity_words as known (word, uses)
     select word, count(*) from staged_charities, unnest(string_to_array(word_text, ' ')) as word
     where length(word) between 2 and 30 and word !~ '^[0-9]+$' group by word
     on conflict (word) do update set uses = known.uses + excluded.uses`,
  )

/** Counts the words of a table again. */
export const countWords = async (database: Queryable, table: string): Promise<void> => {
  await database.query('delete from rewards.charity_words')
  await database.query(
    `insert into rewards.charity_words (word, uses)
     select word, ndoc from ts_stat($1) where length(word) between 2 and 30 and word !~ '^[0-9]+$'`,
    [`select words from ${table}`],
  )
}
