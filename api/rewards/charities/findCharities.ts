import { type Prepared, prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { type CharityRow, charityColumns, charityRows } from './charityRow.ts'

/** The nonprofits of a page, largest first, and the rank after which the next page begins; null on the last one. */
export type CharityPage = { readonly charities: readonly CharityRow[]; readonly next: number | null }

/** The largest nonprofits first; each part has partial indexes, and so many times the rows of the one before. */
const parts = ['rank <= 2000', 'rank <= 16000', 'rank <= 128000', 'true'] as const
const partGrowth = 8

/** The same statement for each growing part of the table. */
export const inParts = (statementFor: (part: string) => string, first = 0): readonly Prepared[] =>
  parts.slice(first).map(part => prepared(statementFor(part)))

/** Asks one statement after the other until one fills the page, and leaves out those that will hardly do so. */
export const firstFull = async (
  database: Queryable,
  asked: readonly { readonly statement: Prepared; readonly values: unknown[] }[],
  wanted: number,
): Promise<readonly CharityRow[]> => {
  let rows: readonly CharityRow[] = []
  let next = 0
  for (const [index, { statement, values }] of asked.entries()) {
    if (index < Math.min(next, asked.length - 1)) continue
    rows = charityRows(await database.query(statement, values))
    if (rows.length >= wanted) break
    next = (rows.length + 1) * partGrowth < wanted ? index + 2 : index + 1
  }
  return rows
}

export const pageOf = (rows: readonly CharityRow[], limit: number): CharityPage => ({
  charities: rows.slice(0, limit),
  next: rows.length > limit ? (rows[limit - 1]?.rank ?? null) : null,
})

/** The nonprofits of a category, largest first. */
export const charitiesInCategory = async (
  database: Queryable,
  category: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<CharityPage> =>
  pageOf(charityRows(await database.query(inCategory, [category, after, limit + 1])), limit)

const inCategory = prepared(`select ${charityColumns} from rewards.charities
  where category = $1 and category <> '' and rank > $2 order by rank limit $3`)

/** The nonprofits with these EINs, in their order. Unknown ones are left out. */
export const charitiesByEins = async (
  database: Queryable,
  eins: readonly string[],
): Promise<readonly CharityRow[]> => charityRows(await database.query(byEins, [eins]))

const byEins = prepared(`select ${charityColumns}
  from unnest($1::text[]) with ordinality as wanted (wanted_ein, place_in_list)
  join rewards.charities on ein = wanted_ein order by place_in_list`)

export const charityByEin = async (database: Queryable, ein: string): Promise<CharityRow | undefined> =>
  charityRows(await database.query(byEin, [ein]))[0]

const byEin = prepared(`select ${charityColumns} from rewards.charities where ein = $1`)

/** The nonprofits of a list, largest first; with words, those that have all of them. */
export const charitiesOfList = async (
  database: Queryable,
  eins: readonly string[],
  {
    words,
    after,
    limit,
  }: { readonly words: readonly string[]; readonly after: number; readonly limit: number },
): Promise<CharityPage> => {
  const query = words.map(word => `'${word}':*`).join(' & ')
  return pageOf(charityRows(await database.query(ofList, [eins, query, after, limit + 1])), limit)
}

const ofList = prepared(`select ${charityColumns} from rewards.charities
  where ein = any ($1::text[]) and ($2 = '' or words @@ $2::tsquery) and rank > $3 order by rank limit $4`)
