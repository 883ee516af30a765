import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { exportBatchSize, readBatches } from '../../engine/querying/batches.ts'
import {
  countedMax,
  countUpToMax,
  type ListRequest,
  nullable,
  type Page,
  readPage,
} from '../../engine/querying/page.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { type TextSearch, textSearch } from '../../engine/querying/textSearch.ts'
import { within } from '../../engine/querying/timeRange.ts'
import { whole } from '../../engine/tables/columns.ts'
import { MemberReference } from '../../people/members/memberReference.ts'
import { members } from '../../people/members/tables.ts'
import { channels } from '../../team/channels/tables.ts'
import {
  type ActivityFilter,
  type ActivityKind,
  activityConditions,
  hiddenBirthdaySql,
  isReachedRecipient,
  mayBeBirthday,
  ofKinds,
} from './activityFilter.ts'
import { ActivityItem, activitySource } from './queries.ts'
import { searchedText } from './searching/searchedText.ts'
import { withExportedIds, withFoundIds } from './searching/searchList.ts'
import { activities, recognitions } from './tables.ts'

/** An activity with one of its recipients. */
export const RecipientItem = ActivityItem.extend({ recipient: MemberReference })
export type RecipientItem = z.output<typeof RecipientItem>

const byTime = ['r.occurred_at', 'r.position', 'r.recipient_id'] as const

/** People of the same name follow each other. */
const byGiver = ['a.member_id', ...byTime] as const
const byRecipient = ['r.recipient_id', 'r.occurred_at', 'r.position'] as const

// Each has an index that serves it; names are found in the order of the members, and their activities by member.
const sortFields = {
  occurredAt: 'r.occurred_at',
  points: { sql: 'r.points_each', tieBreak: byTime },
  memberName: nullable('lower(m.name)', byGiver),
  recipientName: nullable('lower(w.name)', byRecipient),
  awardName: nullable('lower(a.award_name)', ['a.occurred_at', 'a.position', 'r.recipient_id']),
} as const

/** Points can go to an id that is no member; their credit is a dead letter then. */
const recipientSql = `jsonb_build_object('memberId', r.recipient_id, 'name', coalesce(w.name, 'Not in the team'),
  'pictureUrl', w.picture_url)`

const select = `${activitySource.select}, ${recipientSql} as recipient`

const from = `${recognitions.live} r
  join ${activities.live} a on a.team_id = r.team_id and a.activity_id = r.activity_id
  left join ${members.live} m on m.team_id = a.team_id and m.member_id = a.member_id
  left join ${channels.live} c on c.team_id = a.team_id and c.channel_id = a.channel_id
  left join ${members.live} w on w.team_id = r.team_id and w.member_id = r.recipient_id`

export type RecipientFilter = ActivityFilter

/** The kinds of activity with recipients. */
const recognitionKinds = [
  'shoutout',
  'award',
  'birthday',
  'anniversary',
  'newHire',
] as const satisfies readonly ActivityKind[]

export type RecipientListRequest = ListRequest<keyof typeof sortFields> & RecipientFilter

/** Given points, one row per recipient, newest first. */
export const listRecipients = async (
  database: Queryable,
  teamId: TeamId,
  request: RecipientListRequest,
): Promise<Page<RecipientItem>> => {
  const parameters = createParameters(teamId)
  const found = await withFoundIds(database, teamId, ofRecognitions(request))
  const wanted = conditionsOf(found.request, parameters)
  const { kept, narrow, leftOut } = wanted
  const forCount = createParameters(...parameters.values)
  return readPage(database, {
    schema: RecipientItem,
    select,
    from,
    key: 'r.team_id, r.recipient_id, r.occurred_at, r.position',
    conditions: [...narrow, ...kept, ...ofActivities(request, parameters)],
    ...(leftOut && { count: () => countLess(database, { ...wanted, leftOut }, forCount) }),
    parameters,
    request,
    sortFields,
    defaultOrder: ['r.occurred_at', 'DESC'],
    tieBreak: ['r.position', 'r.recipient_id'],
    ...(request.q && { count: false }),
    isCut: found.isCut,
  })
}

/** Repeats the kind for activities where their index has the order. */
const ofActivities = ({ sort, kinds }: RecipientListRequest, parameters: Parameters): string[] =>
  kinds && (sort === 'memberName' || sort === 'awardName') ? [ofKinds('a.kind', kinds, parameters)] : []

const isRecalledSql = 'a.is_recalled'

/** More than these that are left out are counted after the narrow rows, which may be too many to count at all. */
const fewMax = 2_000

const Fewer = z.object({ activities: whole, recipients: whole })

/** Counts the narrow rows, less the few that their activities leave out. */
const countLess = async (
  database: Queryable,
  { narrow, narrowValues, leftOut }: RecipientConditions & { readonly leftOut: string },
  parameters: Parameters,
): Promise<number | null> => {
  // An activity has what the rows of its recipients repeat.
  const ofActivity = [`(${leftOut})`, ...narrow.map(condition => condition.replaceAll('r.', 'a.'))]
  const countFewer = async (max: number): Promise<number | null> => {
    const fewer = await readRow(
      database,
      Fewer,
      `select count(*) as activities, coalesce(sum(f.recipients), 0) as recipients
       from (select a.recipient_count as recipients from ${activities.live} a
         where ${ofActivity.join(' and ')} limit ${max + 1}) f`,
      [...parameters.values],
    )
    return fewer && fewer.activities <= max ? fewer.recipients : null
  }
  const countNarrow = (max: number, skipped: number) =>
    countUpToMax(
      database,
      { from: `${recognitions.live} r`, conditions: narrow, parameters: createParameters(...narrowValues) },
      max,
      skipped,
    )
  // Recalled activities have an index; birthdays of others are looked up for each.
  const few = leftOut === isRecalledSql ? await countFewer(fewMax) : null
  if (few !== null) return countNarrow(countedMax, few)
  const all = await countNarrow(2 * countedMax, 0)
  if (all === null) return null
  const total = all - ((await countFewer(2 * countedMax)) ?? 0)
  return total > countedMax ? null : total
}

/** All given points that pass a filter, one row per recipient, the oldest first. */
export const exportRecipients = (
  database: Queryable,
  teamId: TeamId,
  filter: RecipientFilter,
  batchSize: number = exportBatchSize,
): AsyncIterable<readonly RecipientItem[]> =>
  readBatches<RecipientItem>(async last => {
    const parameters = createParameters(teamId)
    const found = await withExportedIds(database, teamId, ofRecognitions(filter), last, batchSize)
    const { kept, narrow } = conditionsOf(found.filter, parameters)
    const conditions = [...narrow, ...kept]
    if (last) {
      const { occurredAt, position, recipient } = last
      const place = `${parameters.bind(occurredAt)}::timestamptz, ${parameters.bind(position)}::bigint`
      conditions.push(
        `(r.occurred_at, r.position, r.recipient_id) > (${place}, ${parameters.bind(recipient.memberId)}::uuid)`,
      )
    }
    const rows = await readRows(
      database,
      RecipientItem,
      `select ${select} from ${from} where ${conditions.join(' and ')}
       order by r.occurred_at, r.position, r.recipient_id limit ${batchSize}`,
      parameters.values,
    )
    return { rows, isLast: found.isAll && rows.length < batchSize }
  })

type RecipientConditions = {
  /** On `r`, the row of a recipient. */
  readonly narrow: string[]
  /** The values that these conditions use; those of others follow them. */
  readonly narrowValues: readonly unknown[]
  /** On everything else. */
  readonly kept: string[]
  /** The activities `a` that `kept` leaves out, if those are few: recalled ones, and birthdays of others. */
  readonly leftOut: string | null
}

const conditionsOf = (
  { q, hasPoints, kinds, occurred, isRecalled, privateBirthdaysOf, reach, ...filter }: RecipientFilter,
  parameters: Parameters,
): RecipientConditions => {
  const narrow = ['r.team_id = $1', ...within('r.occurred_at', occurred, parameters)]
  if (kinds) narrow.push(ofKinds('r.kind', kinds, parameters))
  if (hasPoints) narrow.push('r.points_each > 0')
  const narrowValues = [...parameters.values]
  const selective = activityConditions(filter, parameters)
  if (reach) selective.push(isReachedRecipient(reach, parameters))
  if (q) selective.push(mentions(textSearch(q, parameters)))
  const leftOut: string[] = []
  if (isRecalled === false) leftOut.push(isRecalledSql)
  if (isRecalled === true) selective.push(isRecalledSql)
  if (privateBirthdaysOf && mayBeBirthday(kinds))
    leftOut.push(hiddenBirthdaySql(kinds, parameters.bind(privateBirthdaysOf)))
  return {
    narrow,
    narrowValues,
    kept: [...selective, ...leftOut.map(condition => `not ${condition}`)],
    leftOut: selective.length === 0 && leftOut.length > 0 ? leftOut.join(' or ') : null,
  }
}

/** A search finds no activities without recipients. */
const ofRecognitions = <Filter extends RecipientFilter>(filter: Filter): Filter => ({
  ...filter,
  kinds: filter.kinds ?? recognitionKinds,
})

/** A search finds the activities by all their recipients; of these, only the recipient of the row counts. */
const mentions = (isFoundIn: TextSearch): string =>
  `(${[searchedText, 'm.name', 'w.name'].map(isFoundIn).join(' or ')})`
