import { randomUUID } from 'node:crypto'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { unusedClientsMax } from '../limits.ts'

/** An assistant that registered itself. Its name is a claim; only its redirect URIs say where it is. */
export type OAuthClient = {
  readonly clientId: string
  readonly name: string
  readonly redirectUris: readonly string[]
  readonly createdAt: Date
}

export type OAuthClients = {
  register(client: Pick<OAuthClient, 'name' | 'redirectUris'>): Promise<OAuthClient>
  /** Undefined for an unknown id. */
  find(clientId: string): Promise<OAuthClient | undefined>
}

const Row = z.object({
  client_id: z.string(),
  name: z.string(),
  redirect_uris: z.array(z.string()),
  created_at: z.date(),
})

export const createOAuthClients = (database: Queryable, clock: Clock): OAuthClients => ({
  register: async ({ name, redirectUris }) => {
    const client = { clientId: randomUUID(), name, redirectUris, createdAt: clock() }
    await database.query(
      'insert into access.oauth_clients (client_id, name, redirect_uris, created_at) values ($1, $2, $3, $4)',
      [client.clientId, name, redirectUris, client.createdAt],
    )
    // Strangers can register, so the table has a bound.
    await database.query(
      `delete from access.oauth_clients where client_id in (
         select client_id from access.oauth_clients where allowed_at is null
         order by created_at desc, client_id offset $1)`,
      [unusedClientsMax],
    )
    return client
  },

  find: async clientId => {
    if (!z.uuid().safeParse(clientId).success) return undefined
    const { rows } = await database.query(
      'select client_id, name, redirect_uris, created_at from access.oauth_clients where client_id = $1',
      [clientId],
    )
    const { data: row } = Row.safeParse(rows[0])
    return (
      row && {
        clientId: row.client_id,
        name: row.name,
        redirectUris: row.redirect_uris,
        createdAt: row.created_at,
      }
    )
  },
})
