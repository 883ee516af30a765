import { z } from 'zod'
import { type Account, MemberAccount, TeamAccount } from './account.ts'
import { MemberId } from './ids.ts'
import { Points, sumPoints } from './points.ts'

const MemberSide = z.strictObject({ account: MemberAccount, member: MemberId })
const TeamSide = z.strictObject({ account: TeamAccount })

export const Posting = z.discriminatedUnion('account', [
  MemberSide.extend({ points: Points }),
  TeamSide.extend({ points: Points }),
])
export type Posting = z.infer<typeof Posting>

/** The points an event moves: signed amounts per account that sum to zero. */
export const Postings = z
  .array(Posting)
  .refine(postings => sumPoints(postings.map(posting => posting.points)) === 0, {
    error: 'Postings must sum to zero.',
  })
export type Postings = z.infer<typeof Postings>

export type AccountSide = z.infer<typeof MemberSide> | z.infer<typeof TeamSide>

/** Moves points from one account to another; an amount of 0 moves nothing. */
export const move = (points: Points, from: AccountSide, to: AccountSide): Posting[] =>
  points === 0
    ? []
    : [
        { ...from, points: -points },
        { ...to, points },
      ]

/** The sum of postings to one account. */
export const postedTo = (account: Account, postings: readonly Posting[]): Points => {
  let total = 0
  for (const posting of postings) if (posting.account === account) total += posting.points
  return total
}
