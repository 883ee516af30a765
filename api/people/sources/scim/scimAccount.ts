import type { Pool } from 'pg'
import { sourceConnectionWith, sourceSettingsIn } from '../connections/sourceConnections.ts'
import type { PersonSources } from '../openPersonSources.ts'
import { ScimSettings } from './settings.ts'
import { connectionOf, isToken } from './token.ts'
import type { ScimPlace } from './users.ts'

export type ScimAccount = ScimPlace & { readonly database: Pool }

/** The connection that a token belongs to; undefined for a token that is none, or that was replaced. */
export const scimAccountOf = async (
  { store }: Pick<PersonSources, 'store'>,
  token: string,
): Promise<ScimAccount | undefined> => {
  const connectionId = connectionOf(token)
  const connection = connectionId === undefined ? undefined : await sourceConnectionWith(store, connectionId)
  if (connection?.source !== 'scim' || connection.sealedSettings === null) return undefined
  const settings = ScimSettings.safeParse(sourceSettingsIn(store, connection))
  if (!settings.success || !isToken(token, settings.data)) return undefined
  return { teamId: connection.teamId, connectionId: connection.connectionId, database: store.database }
}
