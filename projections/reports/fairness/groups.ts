import type { SegmentId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text, uuid, whole } from '../../engine/tables/columns.ts'
import { segmentMembers, segmentSizes, segments } from '../../people/segments/tables.ts'
import { channelMembers, channelSizes, channels } from '../../team/channels/tables.ts'
import { standingSince } from './standing.ts'
import { knownPeople } from './tables.ts'

export type GroupKind = 'channels' | 'segments'

const sources = {
  channels: {
    groups: channels,
    name: 'title',
    id: 'channel_id',
    sizes: channelSizes,
    members: channelMembers,
  },
  segments: {
    groups: segments,
    name: 'name',
    id: 'segment_id',
    sizes: segmentSizes,
    members: segmentMembers,
  },
} as const

const Named = z.object({ id: uuid, name: text })
const Counted = z.object({ id: uuid, people: whole, reached: whole })

export type GroupCoverage = z.output<typeof Named> & Pick<z.output<typeof Counted>, 'people' | 'reached'>

/**
 * How many people of each channel or segment received something since an instant, by name. Groups with more than half of
 * the team are left out: they are the team.
 */
export const groupCoverage = async (
  database: Queryable,
  teamId: TeamId,
  kind: GroupKind,
  segmentIds: readonly SegmentId[] | undefined,
  since: Instant,
  request: Pick<ListRequest<'name'>, 'cursor' | 'limit'>,
): Promise<Page<GroupCoverage>> => {
  const { groups, name, id, sizes, members } = sources[kind]
  const listed = createParameters(teamId)
  const page = await readPage(database, {
    schema: Named,
    select: `g.${id} as id, g.${name} as name`,
    from: `${groups.live} g join ${sizes.live} z on z.team_id = g.team_id and z.${id} = g.${id}`,
    conditions: [
      'g.team_id = $1',
      `z.member_count > 0`,
      `z.member_count * 2 <= (select k.people from ${knownPeople.live} k where k.team_id = $1)`,
      ...(segmentIds ? [`g.${id} = any(${listed.bind(segmentIds)}::uuid[])`] : []),
    ],
    parameters: listed,
    request: { ...request, isCounted: false },
    sortFields: { name: `lower(g.${name})` },
    defaultOrder: [`lower(g.${name})`, 'ASC'],
    tieBreak: [`g.${id}`],
  })
  const parameters = createParameters(teamId)
  const standing = standingSince(since, undefined, parameters, 'p.member_id')
  const counted = await readRows(
    database,
    Counted,
    `select b.${id} as id, count(*) as people, count(*) filter (where s.is_reached) as reached
     from ${members.live} b join (${standing}) s on s.member_id = b.member_id
     where b.team_id = $1 and b.${id} = any(${parameters.bind(page.rows.map(row => row.id))}::uuid[])
     group by 1`,
    parameters.values,
  )
  const countOf = new Map(counted.map(row => [row.id, row]))
  return {
    ...page,
    rows: page.rows.map(row => {
      const { people = 0, reached = 0 } = countOf.get(row.id) ?? {}
      return { ...row, people, reached }
    }),
  }
}
