import { AdjustableAccount } from '@laurel/ledger/kernel/account.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText, answerList, fileLengthMax, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { jsonText, listQuery } from '../wire/listQuery.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { UserReference } from './userReference.ts'

/** A person of the team with what they may give and spend. */
export const Member = UserReference.extend({
  email: AnswerText.nullable(),
  /** Their key where they come from: a Slack user id, or the key of an import. */
  external_key: AnswerText,
  is_admin: z.boolean(),
  is_owner: z.boolean(),
  is_active: z.boolean(),
  /** Whether they belong to a recognition channel. */
  has_group: z.boolean(),
  /** Whether they manage a segment. */
  is_manager: z.boolean(),
  /** Whether they manage a recognition channel. */
  is_channel_manager: z.boolean(),
  redeemable_points: Points,
  /** What is repaid first from whatever they earn next. */
  owed_points: Points,
  shoutout_allowance_remaining: Points,
  award_allowance_remaining: Points,
  /** Whether they give spot awards from their allowance: managers of a channel do, administrators give for the company. */
  gives_awards_from_allowance: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const MemberFilter = z.object({
  q: SearchWords.optional(),
  id: z.array(Identifier).max(idsMax).optional(),
  is_admin: z.boolean().optional(),
  is_active: z.boolean().optional(),
  has_group: z.boolean().optional(),
  /** Whether they manage a segment or a recognition channel. */
  is_manager: z.boolean().optional(),
})

/** Sorts by `name`, `email`, `redeemable_points`, `shoutout_allowance_remaining`. */
export const listMembers = defineCall({
  name: 'listMembers',
  method: 'GET',
  path: '/v1/admin/members',
  access: 'admin',
  keyScope: 'people:read',
  summary: 'Members with their balances',
  query: listQuery(MemberFilter),
  response: answerList(Member),
})

/** `No Channel` are the people who belong to no recognition channel, `managers` those of segments and of channels. */
export const UserFilters = z.object({
  user_type: z.enum(['administrators', 'no_channel', 'managers']).optional(),
})
export type UserFilters = z.infer<typeof UserFilters>

/** Pages of 100 active people by name, numbered from 1; page 101 is the last one that can be asked for. */
export const listUsersPage = defineCall({
  name: 'listUsersPage',
  method: 'GET',
  path: '/v1/team/users/:page',
  access: 'admin',
  summary: 'A page of the people of the team',
  params: z.object({ page: z.coerce.number().int().min(1).max(101) }),
  query: After.extend({ q: SearchWords.optional(), filters: jsonText(UserFilters).optional() }),
  response: z.object({
    users: answerList(Member),
    /** Null above 10,000 people, and in searches. */
    total: z.int().min(0).nullable(),
    has_more: z.boolean(),
  }),
})

/** Without a filter the people who left are in it, too, as in the list of members. */
export const exportUsers = defineCall({
  name: 'exportUsers',
  method: 'GET',
  path: '/v1/team/users/export',
  access: 'admin',
  summary: 'The users as CSV, with the columns of the list',
  query: After.extend({ filter: jsonText(MemberFilter).optional() }),
  response: z.string().max(fileLengthMax),
  answers: 'csv',
})

export const getMember = defineCall({
  name: 'getMember',
  method: 'GET',
  path: '/v1/admin/members/:id',
  access: 'admin',
  keyScope: 'people:read',
  summary: 'A member with their balances',
  params: z.object({ id: Identifier }),
  query: After,
  response: Member,
  errors: ['NOT_FOUND'],
})

/** A correction of a balance, up or down, with the reason it will be remembered by. */
export const adjustMemberPoints = defineCall({
  name: 'adjustMemberPoints',
  needsFreshSignIn: true,
  method: 'POST',
  path: '/v1/admin/members/:id/adjust',
  access: 'admin',
  summary: 'Adjust a balance with a reason',
  params: z.object({ id: Identifier }),
  body: z.object({
    account: AdjustableAccount.default('redeemable'),
    /** Signed: what is added. */
    points: z.int().min(-1_000_000_000).max(1_000_000_000),
    reason: requiredText(500),
  }),
  /** `needs_approval`: no points moved yet, because a second administrator has to approve. */
  response: Acknowledged.extend({ needs_approval: z.boolean() }),
  errors: ['MEMBER_UNKNOWN', 'NOTHING_TO_ADJUST', 'REASON_REQUIRED', 'BALANCE_TOO_LOW', 'TOO_MANY_PROPOSALS'],
  isCommand: true,
})

export const changeMemberAdmin = defineCall({
  name: 'changeMemberAdmin',
  needsFreshSignIn: true,
  method: 'POST',
  path: '/v1/admin/members/:id/administrator',
  access: 'admin',
  summary: 'Make a member an administrator, or no longer one',
  params: z.object({ id: Identifier }),
  body: z.object({ is_admin: z.boolean() }),
  response: Acknowledged,
  errors: ['MEMBER_UNKNOWN', 'OWNER_STAYS_ADMIN', 'LAST_ADMINISTRATOR'],
  isCommand: true,
})
