import type { FindingFilter } from '@laurel/contract/recognition/findings.ts'
import { FindingStatus } from '@laurel/contract/recognition/findings.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import { growth, RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '@laurel/projections/engine/querying/page.ts'
import { createParameters } from '@laurel/projections/engine/querying/parameters.ts'
import { MemberReference, memberByKeySql } from '@laurel/projections/people/members/memberReference.ts'
import { radarDecisions, radarSignals } from '@laurel/projections/recognition/radar/tables.ts'
import { z } from 'zod'

const asInstant = z.date().transform((date): Instant => date.toISOString())

const ListedFinding = z.object({
  sightingId: z.string(),
  findingId: z.string(),
  signal: RadarSignal,
  month: z.string(),
  subjects: z.array(MemberReference),
  share: z.number(),
  times: z.coerce.number(),
  weight: z.coerce.number(),
  foundAt: asInstant,
  status: FindingStatus,
  decider: MemberReference.nullable(),
  decidedAt: asInstant.nullable(),
})
export type ListedFinding = z.output<typeof ListedFinding>

const sortFields = { foundAt: 's.found_at' } as const

export type FindingListRequest = ListRequest<keyof typeof sortFields> &
  Partial<FindingFilter> & {
    /** For a back-test: what the signal would find with this threshold, whatever was decided. */
    readonly threshold?: number
  }

/** SQL: whether the decision about a finding covers it, as `isCovered` says. */
const isCovered = `(d.finding_id is not null and (s.month < d.month or s.weight < d.weight * ${growth}))`
const isFound = '(coalesce(g.is_on, false) and s.share >= g.threshold)'

/** A page of the findings of a team. Those of `since` or later are open. */
export const listFindings = (
  database: Queryable,
  teamId: TeamId,
  since: Month,
  request: FindingListRequest,
): Promise<Page<ListedFinding>> => {
  const { id, signal, threshold, status = id || threshold !== undefined ? undefined : 'open' } = request
  const parameters = createParameters(teamId, since)
  const conditions = ['s.team_id = $1', '$2::text is not null']
  if (id) conditions.push(`s.sighting_id = any(${parameters.bind(id)}::uuid[])`)
  if (signal) conditions.push(`s.signal = ${parameters.bind(signal)}`)
  if (threshold !== undefined) conditions.push(`s.share >= ${parameters.bind(threshold)}`)
  if (status === 'open') conditions.push(isFound, `not ${isCovered}`, 's.month >= $2')
  if (status === 'past') conditions.push(isFound, `not ${isCovered}`, 's.month < $2')
  if (status === 'fine') conditions.push(isCovered, 's.month = d.month')
  return readPage(database, {
    schema: ListedFinding,
    select: `s.sighting_id as "sightingId", s.finding_id as "findingId", s.signal, s.month, s.share, s.times, s.weight,
      s.found_at as "foundAt", d.decided_at as "decidedAt",
      case when ${isCovered} then case when s.month = d.month then 'fine' else 'quiet' end
        when not ${isFound} then 'quiet' when s.month >= $2 then 'open' else 'past' end as status,
      (select r.reference from ${memberByKeySql('s.team_id', 'd.decided_by')} r) as decider,
      (select coalesce(jsonb_agg(r.reference order by i.place), '[]')
        from unnest(s.subject_ids) with ordinality i(id, place)
        cross join lateral ${memberByKeySql('s.team_id', 'i.id')} r) as subjects`,
    from: `worker.radar_sightings s
      left join ${radarSignals.live} g on g.team_id = s.team_id and g.signal = s.signal
      left join ${radarDecisions.live} d on d.team_id = s.team_id and d.finding_id = s.finding_id`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: threshold === undefined ? ['s.month', 'DESC'] : ['s.share', 'DESC'],
    tieBreak: threshold === undefined ? ['s.share', 's.sighting_id'] : ['s.weight', 's.sighting_id'],
    key: 's.sighting_id',
  })
}

/** One finding, whatever its status. */
export const findingById = async (
  database: Queryable,
  teamId: TeamId,
  since: Month,
  sightingId: string,
): Promise<ListedFinding | undefined> =>
  (await listFindings(database, teamId, since, { id: [sightingId], limit: 1 })).rows[0]
