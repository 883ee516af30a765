import type { GroupId, MemberId, RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, nullable, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { textSearch } from '../../engine/querying/textSearch.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { flag, text, whole } from '../../engine/tables/columns.ts'
import { isNamedSql, namedMembers } from '../../people/members/namedMembers.ts'
import { members } from '../../people/members/tables.ts'
import { items } from '../items/tables.ts'
import {
  type RedemptionMoveRow,
  type RedemptionParcelRow,
  redemptionMoves,
  redemptionParcels,
  type redemptionStatuses,
  redemptions,
} from './tables.ts'

export type RedemptionStatus = (typeof redemptionStatuses)[number]

/** A redemption with the name of its member and the picture of its item. */
export const RedemptionItem = redemptions.schema.extend({
  memberName: text,
  memberPictureUrl: text.nullable(),
  /** The first picture of an item of the catalog, as it is now. */
  itemImage: text.nullable(),
  /** Whether the item is sent to an address; null for what is no item of the catalog. */
  isItemShipped: flag.nullable(),
})
export type RedemptionItem = z.output<typeof RedemptionItem>

export type RedemptionDetails = RedemptionItem & {
  readonly moves: readonly RedemptionMoveRow[]
  readonly parcels: readonly RedemptionParcelRow[]
}

const itemOfRedemption = `${items.live} i where i.team_id = r.team_id and i.item_id = r.reward_id`

const select = `${columnsOf(redemptions, 'r')}, coalesce(m.name, '') as "memberName",
  m.picture_url as "memberPictureUrl",
  (select i.images->>0 from ${itemOfRedemption}) as "itemImage",
  (select i.is_shipped from ${itemOfRedemption}) as "isItemShipped"`

const from = `${redemptions.live} r
  left join ${members.live} m on m.team_id = r.team_id and m.member_id = r.member_id`

const byTime = ['r.requested_at', 'r.redemption_id'] as const

const sortFields = {
  requestedAt: 'r.requested_at',
  points: { sql: 'r.points', tieBreak: byTime },
  status: { sql: 'r.status', tieBreak: byTime },
  memberName: nullable('lower(m.name)', byTime),
  rewardName: { sql: 'lower(r.reward_name)', tieBreak: byTime },
} as const

export type RedemptionListRequest = ListRequest<keyof typeof sortFields> & {
  /** Part of a reward's or a member's name. */
  readonly q?: string | undefined
  readonly redemptionIds?: readonly RedemptionId[] | undefined
  readonly memberId?: MemberId | undefined
  readonly groupIds?: readonly GroupId[] | undefined
  /** Those that wait for a review, or those that do not. */
  readonly isHeld?: boolean | undefined
  /** Those that no vendor was asked for. */
  readonly isWithoutVendor?: true | undefined
  /** Those that this vendor was asked for. */
  readonly vendor?: string | undefined
  readonly statuses?: readonly RedemptionStatus[] | undefined
  readonly redemptionTypes?: readonly RedemptionType[] | undefined
  readonly requested?: TimeRange | undefined
}

const openStatuses: ReadonlySet<RedemptionStatus> = new Set(['REQUESTED', 'PENDING', 'PROCESSING'])
const isOpen = (status: RedemptionStatus): boolean => openStatuses.has(status)

/** The redemptions of a team, or of one member; the newest first. */
export const listRedemptions = async (
  database: Queryable,
  teamId: TeamId,
  request: RedemptionListRequest = {},
): Promise<Page<RedemptionItem>> => {
  const { q, redemptionIds, memberId, groupIds, isHeld, statuses, redemptionTypes, requested } = request
  const parameters = createParameters(teamId)
  const conditions = ['r.team_id = $1', ...within('r.requested_at', requested, parameters)]
  if (q) {
    const isOfNamed = `r.member_id ${isNamedSql(await namedMembers(database, teamId, q), parameters)}`
    conditions.push(`(${textSearch(q, parameters)('r.reward_name')} or ${isOfNamed})`)
  }
  if (redemptionIds) conditions.push(`r.redemption_id = any(${parameters.bind(redemptionIds)}::uuid[])`)
  if (groupIds) conditions.push(`r.group_id = any(${parameters.bind(groupIds)}::uuid[])`)
  if (isHeld !== undefined) conditions.push(isHeld ? 'r.hold is not null' : 'r.hold is null')
  if (request.isWithoutVendor) conditions.push('r.vendor is null')
  if (request.vendor) conditions.push(`r.vendor = ${parameters.bind(request.vendor)}`)
  if (memberId) conditions.push(`r.member_id = ${parameters.bind(memberId)}`)
  // Open redemptions have an index of their own.
  if (statuses?.every(isOpen)) conditions.push('r.settled_at is null')
  if (statuses) conditions.push(`r.status = any(${parameters.bind(statuses)}::text[])`)
  if (redemptionTypes) conditions.push(`r.redemption_type = any(${parameters.bind(redemptionTypes)}::text[])`)
  return readPage(database, {
    schema: RedemptionItem,
    select,
    from,
    counted: `${redemptions.live} r`,
    key: 'r.team_id, r.redemption_id',
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['r.requested_at', 'DESC'],
    tieBreak: ['r.redemption_id'],
    ...(q && { count: false }),
  })
}

/** One redemption with every move it made and its parcels, the first ones first. */
export const redemptionById = async (
  database: Queryable,
  teamId: TeamId,
  redemptionId: RedemptionId,
): Promise<RedemptionDetails | null> => {
  const redemption = await readRow(
    database,
    RedemptionItem,
    `select ${select} from ${from} where r.team_id = $1 and r.redemption_id = $2`,
    [teamId, redemptionId],
  )
  if (!redemption) return null
  const moves = await readRows(
    database,
    redemptionMoves.schema,
    `select ${columnsOf(redemptionMoves, 'v')} from ${redemptionMoves.live} v
     where v.team_id = $1 and v.redemption_id = $2 order by v.position`,
    [teamId, redemptionId],
  )
  const parcels = await parcelsOf(database, teamId, [redemptionId])
  return { ...redemption, moves, parcels }
}

/** The parcels of redemptions, those of one redemption in the order they left. */
export const parcelsOf = (
  database: Queryable,
  teamId: TeamId,
  redemptionIds: readonly RedemptionId[],
): Promise<readonly RedemptionParcelRow[]> =>
  readRows(
    database,
    redemptionParcels.schema,
    `select ${columnsOf(redemptionParcels, 'p')} from ${redemptionParcels.live} p
     where p.team_id = $1 and p.redemption_id = any($2::uuid[]) order by p.redemption_id, p.position`,
    [teamId, redemptionIds],
  )

const OrderedFor = redemptions.schema.pick({ redemptionId: true })

/** The redemption of an order, by the name under which it was placed or by the vendor's own id. */
export const redemptionOfOrder = async (
  database: Queryable,
  teamId: TeamId,
  order: {
    readonly vendor: string
    readonly handle: string | null
    readonly vendorOrderId: string | null
  },
): Promise<RedemptionId | undefined> => {
  const row = await readRow(
    database,
    OrderedFor,
    `select r.redemption_id as "redemptionId" from ${redemptions.live} r
     where r.team_id = $1 and r.vendor = $2 and (r.order_handle = $3 or r.vendor_order_id = $4)
     order by r.order_handle is not distinct from $3 desc limit 1`,
    [teamId, order.vendor, order.handle, order.vendorOrderId],
  )
  return row?.redemptionId
}

/** The number of company rewards that an administrator has to hand over. */
export const pendingRedemptions = async (database: Queryable, teamId: TeamId): Promise<number> => {
  const row = await readRow(
    database,
    z.object({ count: whole }),
    `select count(*) as count from ${redemptions.live} r
     where r.team_id = $1 and r.status = 'PENDING' and r.funding = 'none'`,
    [teamId],
  )
  return row?.count ?? 0
}

const RedemptionStats = z.object({
  paidCount: whole,
  paidPoints: whole,
  companyCount: whole,
})
export type RedemptionStats = z.output<typeof RedemptionStats>

/** The redemptions requested, and not refused or cancelled, within a range. */
export const redemptionStats = async (
  database: Queryable,
  teamId: TeamId,
  requested: TimeRange,
): Promise<RedemptionStats> => {
  const parameters = createParameters(teamId)
  const isStanding = [
    'r.team_id = $1',
    "r.status in ('PENDING', 'PROCESSING', 'COMPLETE')",
    ...within('r.requested_at', requested, parameters),
  ].join(' and ')
  const row = await readRow(
    database,
    RedemptionStats,
    `select count(*) filter (where r.funding = 'fund') as "paidCount",
       coalesce(sum(r.points) filter (where r.funding = 'fund'), 0) as "paidPoints",
       count(*) filter (where r.funding = 'none') as "companyCount"
     from ${redemptions.live} r where ${isStanding}`,
    parameters.values,
  )
  return row ?? { paidCount: 0, paidPoints: 0, companyCount: 0 }
}
