import { isTeamAccount, type RestingAccount } from '@laurel/ledger/kernel/account.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { columnsOf } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { text } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { withoutPrivateBirthdaysPaid } from './privateBirthdayEntries.ts'
import { ledgerEntries } from './tables.ts'

/** A posting with the name of the member it concerns; null for accounts of the team. */
export const LedgerEntryItem = ledgerEntries.schema.extend({ memberName: text.nullable() })
export type LedgerEntryItem = z.output<typeof LedgerEntryItem>

const inPosition = { sql: 'e.position', tieBreak: ['e.posting_index'] } as const

/** The source of an entry: the posting and its member. */
export const entrySource = {
  schema: LedgerEntryItem,
  select: `${columnsOf(ledgerEntries, 'e')}, m.name as "memberName"`,
  from: `${ledgerEntries.live} e
      left join ${members.live} m on m.team_id = e.team_id and m.member_id = e.member_id`,
  key: 'e.team_id, e.position, e.posting_index',
  defaultOrder: [inPosition, 'DESC'],
  tieBreak: ['e.position', 'e.posting_index'],
} as const

const sortFields = {
  position: inPosition,
  occurredAt: 'e.occurred_at',
  points: 'e.points',
} as const

/** Happened when, or recorded when. */
export type Clock = 'occurred' | 'recorded'

export type LedgerEntryListRequest = ListRequest<keyof typeof sortFields> & {
  readonly memberId?: MemberId | undefined
  readonly accounts?: readonly RestingAccount[] | undefined
  readonly occurred?: TimeRange | undefined
  /** Leaves out what the company pays for private birthdays, except for this member. */
  readonly privateBirthdaysOf?: MemberId | undefined
}

/** Postings with the balance after each, the newest first: a member's history, or how a balance came about. */
export const listLedgerEntries = (
  database: Queryable,
  teamId: TeamId,
  request: LedgerEntryListRequest = {},
): Promise<Page<LedgerEntryItem>> => {
  const { memberId, accounts } = request
  const parameters = createParameters(teamId)
  const conditions = ['e.team_id = $1', ...within('e.occurred_at', request.occurred, parameters)]
  const isDated = request.occurred?.from !== undefined || request.occurred?.until !== undefined
  if (memberId) conditions.push(`e.member_id = ${parameters.bind(memberId)}`)
  if (accounts) conditions.push(inAccounts(accounts, parameters), ...sideOf(accounts))
  if (request.privateBirthdaysOf)
    conditions.push(withoutPrivateBirthdaysPaid(request.privateBirthdaysOf, parameters))
  return readPage(database, {
    ...entrySource,
    counted: `${ledgerEntries.live} e`,
    // The index that finds the range has this order.
    ...(isDated && { defaultOrder: ['e.occurred_at', 'DESC'] }),
    conditions,
    parameters,
    request,
    sortFields,
  })
}

/** An index gives its order for one account, not for a list of accounts. */
const inAccounts = (accounts: readonly RestingAccount[], parameters: Parameters): string =>
  accounts.length === 1
    ? `e.account = ${parameters.bind(accounts[0])}`
    : `e.account = any(${parameters.bind(accounts)}::text[])`

/** Limits accounts of one owner to that owner, so that its index applies. */
const sideOf = (accounts: readonly RestingAccount[]): string[] => {
  const ofTeams = accounts.filter(isTeamAccount).length
  if (ofTeams === accounts.length) return ['e.member_id is null']
  return ofTeams === 0 ? ['e.member_id is not null'] : []
}
