import { randomBytes } from 'node:crypto'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { createCompany } from '@laurel/scripts/sandbox/sources/company.ts'
import { createIdentityProvider, userNameOf } from '@laurel/scripts/sandbox/sources/scim/identityProvider.ts'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { createTokenCipher } from '../../../../access/tokenCipher.ts'
import { scimPlugin } from '../../../http/scim.ts'
import { replaceSettings } from '../../connections/sourceConnections.ts'
import type { BenchWanted, SourceBench } from '../../suite/sourceBench.ts'
import { scim } from '../adapter.ts'
import { issueToken } from '../token.ts'

const connectionId = '5c1a0000-0000-4000-8000-000000000001'
const teamId = TeamId.parse('5c1a0000-0000-4000-8000-000000000002')

/** The id at Laurel of the user of a person of the company. */
export const scimIdOf = (companyId: string): string =>
  derivedId('scimUser', connectionId, userNameOf({ id: companyId }).toLowerCase(), '0')

/** Laurel’s SCIM over a connection in the database, and an identity provider that pushes the company. */
export const openScim = async (url: string, { size }: BenchWanted = {}) => {
  let now: Instant = '2026-03-02T09:00:00.000Z'
  const clock = () => now
  const company = createCompany({ clock, ...(size === undefined ? {} : { size }) })
  const database = new Pool({ connectionString: url, max: 2 })
  const store = { database, cipher: createTokenCipher(randomBytes(32).toString('base64')) }
  await database.query('delete from sources.connections where connection_id = $1', [connectionId])
  await database.query(
    `insert into sources.connections (connection_id, team_id, source, changed_at) values ($1, $2, 'scim', $3)`,
    [connectionId, teamId, now],
  )
  const roll = async (): Promise<string> => {
    const { settings, shownOnce } = issueToken(null, { connectionId, randomBytes })
    await replaceSettings(store, { connectionId, teamId, source: 'scim' }, settings, now)
    return shownOnce.Token ?? ''
  }
  let token = await roll()
  const server = Fastify()
  await server.register(scimPlugin, { sources: { store }, origin: 'https://laurel.example', clock })
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const { statusCode, payload, headers } = await server.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const parsed: unknown = payload === '' ? null : JSON.parse(payload)
    return { status: statusCode, body: parsed, headers }
  }
  const { send } = createIdentityProvider(company, call)
  const client = scim.create(
    { tokenHash: 'not asked for' },
    { fetch, clock, random: () => 0.5, stored: { teamId, connectionId, database } },
  )
  return {
    client,
    company,
    call,
    send,
    roll,
    database,
    signInWith: (other: string) => {
      token = other
    },
    pass: (milliseconds: number) => {
      now = addMilliseconds(now, milliseconds)
    },
    stop: async () => {
      await server.close()
      await database.end()
    },
  } satisfies SourceBench & Record<string, unknown>
}
