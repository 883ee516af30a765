import type { ChannelId, CompetitionId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { flag, instant, text, uuid, whole } from '../../engine/tables/columns.ts'
import { channelMembers, channels } from '../../team/channels/tables.ts'
import { awards } from '../awards/tables.ts'
import { competitions } from './tables.ts'

const awardName = `(select a.name from ${awards.live} a where a.team_id = c.team_id and a.award_id = c.award_id)`
const channelTitles = `(select coalesce(jsonb_agg(coalesce(ch.title, '') order by k.place), '[]')
  from jsonb_array_elements_text(c.channel_ids) with ordinality k(id, place)
  left join ${channels.live} ch on ch.team_id = c.team_id and ch.channel_id = k.id::uuid)`

/** A competition with the name of its award and the titles of its channels; a deleted channel has none. */
export const CompetitionItem = competitions.schema.extend({
  awardName: text.nullable(),
  channelTitles: z.array(z.string()),
})
export type CompetitionItem = z.output<typeof CompetitionItem>

const select = `${columnsOf(competitions, 'c')}, ${awardName} as "awardName", ${channelTitles} as "channelTitles"`

/** The competitions that wait or run, by their start. Those of a member are in one of their channels. */
export const openCompetitions = (
  database: Queryable,
  teamId: TeamId,
  of: { readonly memberId?: MemberId } = {},
): Promise<CompetitionItem[]> => {
  const parameters = createParameters(teamId)
  const isOfMember =
    of.memberId === undefined
      ? ''
      : `and exists (select from ${channelMembers.live} m where m.team_id = c.team_id
          and m.member_id = ${parameters.bind(of.memberId)} and c.channel_ids ? m.channel_id::text)`
  return readRows(
    database,
    CompetitionItem,
    `select ${select} from ${competitions.live} c
     where c.team_id = $1 and c.state = 'open' ${isOfMember} order by c.starts_at, c.competition_id`,
    parameters.values,
  )
}

/** The competitions that were decided, the last one first. */
export const completeCompetitions = (
  database: Queryable,
  teamId: TeamId,
  request: ListRequest<'countedAt'> & { readonly memberId?: MemberId } = {},
): Promise<Page<CompetitionItem>> => {
  const parameters = createParameters(teamId)
  const conditions = ["c.team_id = $1 and c.state = 'complete'"]
  if (request.memberId !== undefined)
    conditions.push(`exists (select from ${channelMembers.live} m where m.team_id = c.team_id
      and m.member_id = ${parameters.bind(request.memberId)} and c.channel_ids ? m.channel_id::text)`)
  return readPage(database, {
    schema: CompetitionItem,
    select,
    from: `${competitions.live} c`,
    conditions,
    parameters,
    request,
    sortFields: { countedAt: 'c.counted_at' },
    defaultOrder: ['c.counted_at', 'DESC'],
    tieBreak: ['c.competition_id'],
    key: 'c.team_id, c.competition_id',
  })
}

export const competitionById = (
  database: Queryable,
  teamId: TeamId,
  competitionId: CompetitionId,
): Promise<CompetitionItem | null> =>
  readRow(
    database,
    CompetitionItem,
    `select ${select} from ${competitions.live} c where c.team_id = $1 and c.competition_id = $2`,
    [teamId, competitionId],
  )

const Due = z.object({ teamId: uuid, competitionId: uuid, endsAt: instant })
export type DueCompetition = z.output<typeof Due>

/** The competitions of all teams that ended before an instant and wait to be decided. */
export const dueCompetitions = (database: Queryable, before: Instant): Promise<DueCompetition[]> =>
  readRows(
    database,
    Due,
    `select c.team_id as "teamId", c.competition_id as "competitionId", c.ends_at as "endsAt"
     from ${competitions.live} c where c.state = 'open' and c.ends_at < $1 order by c.ends_at, c.competition_id`,
    [before],
  )

/** The title of a competition that waits or runs in a channel; null if there is none. */
export const competitionUsing = async (
  database: Queryable,
  teamId: TeamId,
  channelId: ChannelId,
): Promise<string | null> => {
  const row = await readRow(
    database,
    z.object({ title: text }),
    `select c.title from ${competitions.live} c
     where c.team_id = $1 and c.state = 'open' and c.channel_ids ? $2 order by c.starts_at limit 1`,
    [teamId, channelId],
  )
  return row?.title ?? null
}

/** Whether a member is in one of the channels, or manages one. */
export const takesPart = async (
  database: Queryable,
  teamId: TeamId,
  channelIds: readonly ChannelId[],
  memberId: MemberId,
): Promise<boolean> => {
  const row = await readRow(
    database,
    z.object({ isMember: flag }),
    `select exists (select from ${channelMembers.live} m
         where m.team_id = $1 and m.channel_id = any($2::uuid[]) and m.member_id = $3::uuid)
       or exists (select from ${channels.live} ch
         where ch.team_id = $1 and ch.channel_id = any($2::uuid[]) and ch.manager_ids ? $3::uuid::text) as "isMember"`,
    [teamId, channelIds, memberId],
  )
  return row?.isMember ?? false
}

const Known = z.object({ areKnown: flag, open: whole })

/** What a new competition depends on: whether its channels exist, and how many competitions are open. */
export const groundsOf = async (
  database: Queryable,
  teamId: TeamId,
  channelIds: readonly ChannelId[],
): Promise<{ readonly areChannelsKnown: boolean; readonly openCompetitions: number }> => {
  const row = await readRow(
    database,
    Known,
    `select
       (select count(*) from ${channels.live} ch where ch.team_id = $1 and ch.channel_id = any($2::uuid[]))
         = cardinality($2::uuid[]) as "areKnown",
       (select count(*) from ${competitions.live} c where c.team_id = $1 and c.state = 'open') as open`,
    [teamId, channelIds],
  )
  return { areChannelsKnown: row?.areKnown ?? false, openCompetitions: row?.open ?? 0 }
}
