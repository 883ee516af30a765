import { setTimeout as pause } from 'node:timers/promises'
import { createLoginLink } from '@laurel/api/access/createLoginLink.ts'
import { adjustMemberPoints } from '@laurel/contract/admin/members.ts'
import { ApiError } from '@laurel/contract/apiError.ts'
import { type Client, createClient } from '@laurel/contract/client.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import type { Session } from '@laurel/contract/session.ts'
import { exchangeToken } from '@laurel/contract/user/exchangeToken.ts'
import type { TestTeam } from '@laurel/ledger/simulation/testTeam.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { Pool } from 'pg'
import type { Acknowledged } from '../acknowledged.ts'
import { adjustmentPoints, memberName, rewardName } from '../company.ts'
import { restMilliseconds } from '../limits.ts'
import { Refused, runClient, type Wish } from './client.ts'
import type { Load } from './load.ts'

export type HttpLoadOptions = {
  readonly origin: string
  readonly database: Pool
  readonly team: TestTeam
  readonly clients: number
}

/** People who adjust and redeem over HTTP, each signed in by a link of their own. */
export const startHttpLoad = async (options: HttpLoadOptions): Promise<Load> => {
  const { team, clients } = options
  const acknowledged: Acknowledged[] = []
  const signedIn: Client[] = []
  for (let index = 0; index < clients; index += 1) signedIn.push(await signIn(options, index))
  let isStopping = false
  const ended = Promise.all(
    signedIn.map((client, index) =>
      runClient(
        number => wishOf(client, team, index, number),
        () => isStopping,
        answer => acknowledged.push(answer),
      ),
    ),
  ).then(() => {})
  return {
    name: 'HTTP',
    acknowledged,
    ended,
    stop: () => {
      isStopping = true
      return ended
    },
  }
}

const signIn = async ({ origin, database, team }: HttpLoadOptions, index: number): Promise<Client> => {
  const client = createClient({ origin, session: createMemorySession() })
  const email = `${memberName(index)}@crash.example`
  const link = await createLoginLink(database, { email, teamId: team.teamId, origin })
  if (link.kind === 'refused') throw new Error(link.message)
  const { token } = await client.call(exchangeToken, {
    body: { token: new URL(link.url).searchParams.get('token') ?? '' },
  })
  return createClient({ origin, session: createMemorySession(token) })
}

const createMemorySession = (first: string | null = null): Session => {
  let token = first
  return {
    token: () => token,
    keep: next => {
      token = next
    },
    forget: () => {
      token = null
    },
  }
}

const wishOf = (client: Client, team: TestTeam, index: number, number: number): Wish => {
  const idempotencyKey = `client ${index} command ${number}`
  const memberId = team.memberId(memberName(index))
  const isAdjustment = number % 2 === 0
  const adjust = () =>
    client.call(
      adjustMemberPoints,
      { params: { id: memberId }, body: { points: adjustmentPoints, reason: idempotencyKey } },
      { idempotencyKey },
    )
  const redeem = () =>
    client.call(redeemReward, { params: { rewardId: team.rewardId(rewardName) } }, { idempotencyKey })
  return {
    commandId: derivedId('request', team.teamId, memberId, idempotencyKey),
    eventType: isAdjustment ? 'PointsAdjusted' : 'RedemptionRequested',
    send: async () => {
      await pause(restMilliseconds.http)
      const { ok, position } = await (isAdjustment ? adjust() : redeem()).catch(refusal)
      if (!ok) throw new Refused(`${idempotencyKey} was declined.`)
      return position
    },
  }
}

/** A server that is away, fails or asks for patience leaves the outcome open; every other answer is a "no". */
const refusal = (error: unknown): never => {
  const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429
  throw isFinal ? new Refused(`${error.status} ${error.code}: ${error.message}`, { cause: error }) : error
}
