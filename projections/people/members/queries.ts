import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { memberBalances } from '../../books/balances/tables.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, nullable, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { flag, instant, text, whole } from '../../engine/tables/columns.ts'
import {
  conditionsOf,
  inChannelOfRow,
  type MemberFilter,
  managesChannel,
  managesChannelInTeam,
  managesSegment,
  managesSegmentInTeam,
} from './memberFilter.ts'
import { MemberReference } from './memberReference.ts'
import { members } from './tables.ts'

const MemberStanding = z.object({ memberId: z.string(), isActive: z.boolean(), isAdmin: z.boolean() })

/** A member with balances and allowances. */
export const MemberItem = members.schema.extend({
  redeemable: whole,
  owed: whole,
  shoutoutAllowance: whole,
  shoutoutPeriod: text.nullable(),
  shoutoutGranted: whole,
  awardAllowance: whole,
  awardPeriod: text.nullable(),
  awardGranted: whole,
  earned: whole,
  redeemed: whole,
  given: whole,
  shoutoutsGiven: whole,
  shoutoutsReceived: whole,
  lastShoutoutGivenAt: instant.nullable(),
  lastAwardGivenAt: instant.nullable(),
  hasChannel: flag,
  /** Whether they manage a channel. */
  isManager: flag,
  managesSegment: flag,
})
export type MemberItem = z.output<typeof MemberItem>

const sortFields = {
  name: 'lower(m.name)',
  email: nullable('m.email'),
  redeemable: nullable('b.redeemable'),
  shoutoutAllowance: nullable('b.shoutout_allowance'),
  awardAllowance: nullable('b.award_allowance'),
  earned: nullable('b.earned'),
  redeemed: nullable('b.redeemed'),
  given: nullable('b.given'),
  shoutoutsGiven: nullable('b.shoutouts_given'),
  shoutoutsReceived: nullable('b.shoutouts_received'),
  lastShoutoutGivenAt: nullable('b.last_shoutout_given_at'),
  isActive: 'm.is_active',
  isAdmin: 'm.is_admin',
  addedAt: 'm.added_at',
} as const

export type MemberListRequest = ListRequest<keyof typeof sortFields> & MemberFilter

const selectWith = (manages: { readonly channel: string; readonly segment: string }) =>
  [
    columnsOf(members, 'm'),
    ...['redeemable', 'owed', 'earned', 'redeemed', 'given'].map(name => `coalesce(b.${name}, 0) as ${name}`),
    'coalesce(b.shoutout_allowance, 0) as "shoutoutAllowance"',
    'b.shoutout_period as "shoutoutPeriod"',
    'coalesce(b.shoutout_granted, 0) as "shoutoutGranted"',
    'coalesce(b.award_allowance, 0) as "awardAllowance"',
    'b.award_period as "awardPeriod"',
    'coalesce(b.award_granted, 0) as "awardGranted"',
    'coalesce(b.shoutouts_given, 0) as "shoutoutsGiven"',
    'coalesce(b.shoutouts_received, 0) as "shoutoutsReceived"',
    'b.last_shoutout_given_at as "lastShoutoutGivenAt"',
    'b.last_award_given_at as "lastAwardGivenAt"',
    `${inChannelOfRow} as "hasChannel"`,
    `${manages.channel} as "isManager"`,
    `${manages.segment} as "managesSegment"`,
  ].join(', ')

const select = selectWith({ channel: managesChannel, segment: managesSegment })
const selectInTeam = selectWith({ channel: managesChannelInTeam, segment: managesSegmentInTeam })

const from = `${members.live} m
  left join ${memberBalances.live} b on b.team_id = m.team_id and b.member_id = m.member_id`

/** The members of a team, by name unless another order is requested. */
export const listMembers = (
  database: Queryable,
  teamId: TeamId,
  request: MemberListRequest = {},
): Promise<Page<MemberItem>> => {
  const parameters = createParameters(teamId)
  return readPage(database, {
    schema: MemberItem,
    select: selectInTeam,
    from,
    counted: `${members.live} m`,
    key: 'm.team_id, m.member_id',
    conditions: ['m.team_id = $1', ...conditionsOf(request, parameters)],
    parameters,
    request,
    sortFields,
    defaultOrder: ['lower(m.name)', 'ASC'],
    tieBreak: ['m.member_id'],
    ...(request.q && { count: false }),
  })
}

const referenceColumns = 'm.member_id as "memberId", m.name, m.picture_url as "pictureUrl"'

export type MemberReferenceListRequest = ListRequest<'name'> & MemberFilter

/** The same members with names and pictures alone: what a long list of people needs. */
export const listMemberReferences = (
  database: Queryable,
  teamId: TeamId,
  request: MemberReferenceListRequest,
): Promise<Page<MemberReference>> => {
  const parameters = createParameters(teamId)
  return readPage(database, {
    schema: MemberReference,
    select: referenceColumns,
    from: `${members.live} m`,
    conditions: ['m.team_id = $1', ...conditionsOf(request, parameters)],
    parameters,
    request,
    sortFields: { name: sortFields.name },
    defaultOrder: [sortFields.name, 'ASC'],
    tieBreak: ['m.member_id'],
    ...(request.q && { count: false }),
  })
}

/** All of them in one statement: pages of a list that has no index with its order would each read all members. */
export const everyMemberReference = (
  database: Queryable,
  teamId: TeamId,
  filter: MemberFilter,
): Promise<MemberReference[]> => {
  const parameters = createParameters(teamId)
  const conditions = ['m.team_id = $1', ...conditionsOf(filter, parameters)]
  return readRows(
    database,
    MemberReference,
    `select ${referenceColumns} from ${members.live} m where ${conditions.join(' and ')}
     order by ${sortFields.name}, m.member_id`,
    parameters.values,
  )
}

export const memberById = (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<MemberItem | null> =>
  readRow(database, MemberItem, `select ${select} from ${from} where m.team_id = $1 and m.member_id = $2`, [
    teamId,
    memberId,
  ])

/** Whether members of a team are active and administrators. */
export const membersStanding = async (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<z.infer<typeof MemberStanding>[]> => {
  const { rows } = await database.query(
    `select m.member_id as "memberId", m.is_active as "isActive", m.is_admin as "isAdmin"
     from ${members.live} m where m.team_id = $1 and m.member_id = any($2::uuid[])`,
    [teamId, memberIds],
  )
  return z.array(MemberStanding).parse(rows)
}

/** The members of any team with an e-mail address. Only for sign-in, which finds the team by it. */
export const membersByEmail = (database: Queryable, email: string): Promise<MemberItem[]> =>
  readRows(
    database,
    MemberItem,
    `select ${select} from ${from} where m.email = $1 order by m.added_at, m.member_id`,
    [email.toLowerCase()],
  )
