import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text, whole } from '../../engine/tables/columns.ts'
import { type People, standingSince } from './standing.ts'

const Covered = z.object({
  by: z.enum(['all', 'tenure', 'timeZone']),
  /** A tenure or a time zone; null for all people, and for those without a time zone. */
  part: text.nullable(),
  people: whole,
  reached: whole,
})
export type Covered = z.output<typeof Covered>

/** How many people received something since an instant: of all, by tenure on a day, and by time zone. */
export const coverageSince = (
  database: Queryable,
  teamId: TeamId,
  people: People,
  since: Instant,
  today: string,
): Promise<Covered[]> => {
  const parameters = createParameters(teamId)
  const joinedAfter = (years: number) =>
    `p.joined_on > ${parameters.bind(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`)}`
  const tenure = `case when p.joined_on is null then 'unknown' when ${joinedAfter(1)} then 'underYear'
    when ${joinedAfter(3)} then 'oneToThree' when ${joinedAfter(5)} then 'threeToFive' else 'overFive' end`
  const standing = standingSince(since, people, parameters, `${tenure} as tenure, p.time_zone`)
  return readRows(
    database,
    Covered,
    `select case when grouping(s.tenure) = 0 then 'tenure' when grouping(s.time_zone) = 0 then 'timeZone' else 'all' end as by,
       coalesce(s.tenure, s.time_zone) as part, count(*) as people, count(*) filter (where s.is_reached) as reached
     from (${standing}) s
     group by grouping sets ((), (s.tenure), (s.time_zone))
     order by 1, 2`,
    parameters.values,
  )
}
