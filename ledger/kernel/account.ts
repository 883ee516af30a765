import { z } from 'zod'

/**
 * The chart of accounts.
 *
 * | account | owner | meaning |
 * |---|---|---|
 * | `redeemable` | member | points earned and not yet spent; never below zero |
 * | `owed` | member | less than zero by the recalled points a member had spent and still owes; never above zero |
 * | `allowance:shoutout`, `allowance:award` | member | points the member may still give in this period; never below zero |
 * | `fund` | team | points the team bought and did not spend; never below zero |
 * | `fund:postpaid` | team | less than zero by what rewards cost that the team pays for after the month; never above zero |
 * | `fund:owed` | team | less than zero by the points of reversed payments that were spent already; never above zero |
 * | `fund:reserved` | team | part of the fund set aside for paid redemptions under way |
 * | `held` | team | points taken from members for redemptions that are not finished |
 * | `clearing` | team | points on their way between two streams; zero at rest |
 * | `granted`, `lapsed` | team | where allowances come from and where unspent ones go |
 * | `corrections` | team | the other side of an admin's adjustment |
 * | `awarded` | team | points that the company gives as awards, beside allowances |
 * | `absorbed` | team | recalled points that had been spent and that the company bears |
 * | `expired` | team | points that members did not redeem in time; never below zero |
 * | `redeemed` | team | points that became a reward; never below zero |
 * | `purchased`, `paid` | team | money that came in for top-ups and went out for rewards |
 */
export const memberAccounts = ['redeemable', 'owed', 'allowance:shoutout', 'allowance:award'] as const
/** Accounts of a member that an administrator may correct; debts are repaid through `redeemable`. */
export const adjustableAccounts = ['redeemable', 'allowance:shoutout', 'allowance:award'] as const
export const teamAccounts = [
  'fund',
  'fund:postpaid',
  'fund:owed',
  'fund:reserved',
  'held',
  'clearing',
  'granted',
  'lapsed',
  'corrections',
  'awarded',
  'absorbed',
  'expired',
  'redeemed',
  'purchased',
  'paid',
] as const

/** Accounts that points rest in: all but `clearing`, where they are on their way. */
export const restingAccounts = [
  ...memberAccounts,
  ...teamAccounts.filter(account => account !== 'clearing'),
] as const
export type RestingAccount = (typeof restingAccounts)[number]

export const isTeamAccount = (account: string): boolean => teamAccounts.some(name => name === account)

export const MemberAccount = z.enum(memberAccounts)
export type MemberAccount = z.infer<typeof MemberAccount>

export const AdjustableAccount = z.enum(adjustableAccounts)
export type AdjustableAccount = z.infer<typeof AdjustableAccount>

export const TeamAccount = z.enum(teamAccounts)
export type TeamAccount = z.infer<typeof TeamAccount>

export type Account = MemberAccount | TeamAccount

/** Accounts that no event may bring below zero. */
export const isNeverOverdrawn = (account: Account): boolean =>
  account === 'redeemable' ||
  account === 'allowance:shoutout' ||
  account === 'allowance:award' ||
  account === 'fund' ||
  account === 'fund:reserved' ||
  account === 'held' ||
  account === 'expired' ||
  account === 'redeemed' ||
  account === 'paid'

/** Accounts that no event may bring above zero: a debt is never negative. */
export const isNeverInCredit = (account: Account): boolean =>
  account === 'owed' || account === 'fund:postpaid' || account === 'fund:owed'
