import { randomInt, timingSafeEqual } from 'node:crypto'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { HoldReason } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import {
  codeAttemptsMax,
  codeDigits,
  codeMilliseconds,
  codeRestMilliseconds,
  codesPerDestinationMax,
  codesPerMemberMax,
  codesWindowMilliseconds,
  newDestinationsMax,
  newDestinationsWindowMilliseconds,
} from '../limits.ts'
import { createDestinationHashes } from './destinationHashes.ts'

export type DestinationDependencies = {
  readonly database: Pool
  readonly clock: () => Date
  /** The encryption key of the installation. */
  readonly key: string
  /** A whole number from zero, below the bound. */
  readonly random?: (bound: number) => number
}

export type NewCode =
  | { readonly kind: 'new'; readonly code: string }
  /** A code was sent a moment ago, and still works. */
  | { readonly kind: 'underWay' }
  /** Too many codes were sent to this person or to this account. */
  | { readonly kind: 'limited' }

/** `ended` for a code that expired, was guessed too often, or was never sent. */
export type CodeCheck = 'verified' | 'wrong' | 'ended'

/** The accounts to which people have payouts sent, each verified by a code. */
export type Destinations = {
  readonly isVerified: (person: Person, address: string) => Promise<boolean>
  /** Why an administrator looks at a payout to a verified account first; `null` where there is no reason. */
  readonly reasonToHold: (person: Person, address: string) => Promise<HoldReason | null>
  readonly newCode: (person: Person, address: string) => Promise<NewCode>
  /** The code could not be sent. */
  readonly forgetCode: (person: Person, address: string) => Promise<void>
  readonly check: (person: Person, address: string, code: string) => Promise<CodeCheck>
}

export const createDestinations = ({
  database,
  clock,
  key,
  random = randomInt,
}: DestinationDependencies): Destinations => {
  const hashes = createDestinationHashes(key)
  const before = (milliseconds: number): Date => new Date(clock().getTime() - milliseconds)
  const keyOf = ({ teamId, memberId }: Person, address: string) =>
    [teamId, memberId, hashes.ofDestination(teamId, address)] as const

  return {
    isVerified: async (person, address) => {
      const { rows } = await database.query(`select 1 from rewards.payout_destinations where ${ofRow}`, [
        ...keyOf(person, address),
      ])
      return rows.length > 0
    },

    reasonToHold: async (person, address) => {
      const { rows } = await database.query(
        `select
           (select count(*) from rewards.payout_destinations
            where team_id = $1 and destination_hash = $3 and member_id <> $2)::int as others,
           (select count(*) from rewards.payout_destinations
            where team_id = $1 and member_id = $2 and verified_at > $4)::int as recent`,
        [...keyOf(person, address), before(newDestinationsWindowMilliseconds)],
      )
      const { others, recent } = Reasons.parse(rows[0])
      if (others > 0) return 'NEW_DESTINATION'
      return recent >= newDestinationsMax ? 'VELOCITY' : null
    },

    newCode: (person, address) =>
      inTransaction(database, async client => {
        const ids = keyOf(person, address)
        const [teamId, memberId, destinationHash] = ids
        // The limits hold for clicks at the same moment, too.
        for (const name of [destinationHash, `${teamId}.${memberId}`].toSorted())
          await client.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [name])
        const now = clock()
        if (await isUnderWay(client, ids, now)) return { kind: 'underWay' }
        if (await isLimited(client, ids, before(codesWindowMilliseconds))) return { kind: 'limited' }
        const code = String(random(10 ** codeDigits)).padStart(codeDigits, '0')
        await client.query(
          `insert into rewards.payout_codes
             (team_id, member_id, destination_hash, code_hash, sent_at, expires_at, attempts_left)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (team_id, member_id, destination_hash) do update set code_hash = excluded.code_hash,
             sent_at = excluded.sent_at, expires_at = excluded.expires_at, attempts_left = excluded.attempts_left`,
          [
            ...ids,
            hashes.ofCode(person, destinationHash, code),
            now,
            new Date(now.getTime() + codeMilliseconds),
            codeAttemptsMax,
          ],
        )
        await client.query('insert into rewards.payout_code_sends values ($1, $2, $3, $4)', [...ids, now])
        return { kind: 'new', code }
      }),

    forgetCode: async (person, address) =>
      void (await database.query(`delete from rewards.payout_codes where ${ofRow}`, [
        ...keyOf(person, address),
      ])),

    check: (person, address, code) =>
      inTransaction(database, async client => {
        const ids = keyOf(person, address)
        // One statement, so that guesses at the same moment count as well.
        const { rows } = await client.query(
          `update rewards.payout_codes set attempts_left = attempts_left - 1
           where ${ofRow} and attempts_left > 0 and expires_at > $4 returning code_hash`,
          [...ids, clock()],
        )
        if (rows.length === 0) return 'ended'
        const { code_hash: wanted } = CodeRow.parse(rows[0])
        if (!isSame(wanted, hashes.ofCode(person, ids[2], code))) return 'wrong'
        await client.query(`delete from rewards.payout_codes where ${ofRow}`, [...ids])
        await client.query(
          `insert into rewards.payout_destinations (team_id, member_id, destination_hash, verified_at)
           values ($1, $2, $3, $4) on conflict do nothing`,
          [...ids, clock()],
        )
        return 'verified'
      }),
  }
}

type Ids = readonly [teamId: string, memberId: string, destinationHash: string]

const ofRow = 'team_id = $1 and member_id = $2 and destination_hash = $3'

const Reasons = z.object({ others: z.int(), recent: z.int() })
const Counts = z.object({ of_member: z.int(), to_destination: z.int() })
const CodeRow = z.object({ code_hash: z.string() })

const isUnderWay = async (database: Queryable, ids: Ids, now: Date): Promise<boolean> => {
  const { rows } = await database.query(
    `select 1 from rewards.payout_codes
     where ${ofRow} and attempts_left > 0 and expires_at > $4 and sent_at > $5`,
    [...ids, now, new Date(now.getTime() - codeRestMilliseconds)],
  )
  return rows.length > 0
}

const isLimited = async (database: Queryable, ids: Ids, since: Date): Promise<boolean> => {
  const { rows } = await database.query(
    `select
       (select count(*) from rewards.payout_code_sends
        where team_id = $1 and member_id = $2 and sent_at > $4)::int as of_member,
       (select count(*) from rewards.payout_code_sends
        where destination_hash = $3 and sent_at > $4)::int as to_destination`,
    [...ids, since],
  )
  const { of_member: ofMember, to_destination: toDestination } = Counts.parse(rows[0])
  return ofMember >= codesPerMemberMax || toDestination >= codesPerDestinationMax
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Deletes codes that expired, and what no limit counts any more. */
export const purgeDestinationCodes = async (database: Queryable, now: Date): Promise<void> => {
  await database.query('delete from rewards.payout_codes where expires_at < $1', [now])
  await database.query('delete from rewards.payout_code_sends where sent_at < $1', [
    new Date(now.getTime() - codesWindowMilliseconds),
  ])
}
