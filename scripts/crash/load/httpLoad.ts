import { createLoginLink } from '@laurel/api/access/createLoginLink.ts'
import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import type { Token } from '@laurel/contract/access/token.ts'
import { type Client, createClient } from '@laurel/contract/wire/client.ts'
import { createClientSession } from '@laurel/contract/wire/session.ts'
import type { TestTeam } from '@laurel/ledger/testing/testTeam.ts'
import type { Pool } from 'pg'
import type { Acknowledged } from '../acknowledged.ts'
import { memberName } from '../company.ts'
import { until } from '../until.ts'
import { runClient } from './client.ts'
import { createGate } from './gate.ts'
import { type Administrator, httpWishes } from './httpWishes.ts'
import type { Load } from './load.ts'

export type HttpLoadOptions = {
  readonly origin: string
  readonly database: Pool
  readonly team: TestTeam
  readonly clients: number
}

/** Administrators who work over HTTP, each signed in by a link of their own. */
export const startHttpLoad = async (options: HttpLoadOptions): Promise<Load> => {
  const { team, clients } = options
  const acknowledged: Acknowledged[] = []
  const signedIn: Administrator[] = []
  await until('the read models show the team', async () => {
    const { kind } = await linkFor(options, clients - 1)
    return kind === 'refused' ? undefined : true
  })
  for (let index = 0; index < clients; index += 1)
    signedIn.push({ client: await signIn(options, index), index })
  const gate = createGate(clients)
  const ended = Promise.all(
    signedIn.map((administrator, index) => {
      const approver = signedIn[(index + 1) % clients] ?? administrator
      return runClient(httpWishes(administrator, approver, team), gate, answer => acknowledged.push(answer))
    }),
  ).then(() => {})
  return {
    name: 'HTTP',
    acknowledged,
    ended,
    rest: gate.close,
    goOn: gate.open,
    stop: () => {
      gate.end()
      return ended
    },
  }
}

/** A client that signs in again before its sign-in is too old to adjust points. */
const signIn = async (options: HttpLoadOptions, index: number): Promise<Client> => {
  const session = createClientSession()
  const renew = async (): Promise<void> => session.keep(await exchangeLink(options, index))
  await renew()
  // A server that is away refuses now; the next turn comes well before the sign-in is too old.
  setInterval(() => void renew().catch(() => undefined), signInAgainMilliseconds).unref()
  return createClient({ origin: options.origin, session })
}

const signInAgainMilliseconds = 3 * 60_000

const linkFor = ({ origin, database, team }: HttpLoadOptions, index: number) =>
  createLoginLink(database, { email: `${memberName(index)}@crash.example`, team: team.teamId, origin })

const exchangeLink = async (options: HttpLoadOptions, index: number): Promise<Token> => {
  const { origin } = options
  const link = await linkFor(options, index)
  if (link.kind === 'refused') throw new Error(link.message)
  return createClient({ origin, session: createClientSession() }).call(exchangeToken, {
    body: { token: new URL(link.url).searchParams.get('token') ?? '' },
  })
}
