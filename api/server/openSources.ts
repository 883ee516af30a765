import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import type { JobHandler } from '../delivery/handler.ts'
import { clearHandler } from '../people/sources/connections/disconnectSource.ts'
import { openPersonSources, type PersonSources } from '../people/sources/openPersonSources.ts'
import { personSources } from '../people/sources/registry.ts'
import { sourceRunHandler } from '../people/sources/runs/runSync.ts'
import { sourceMessageHandler } from '../people/sources/webhooks/messageHandler.ts'
import { subscribeHandler } from '../people/sources/webhooks/subscribing.ts'
import { type OpenedSftp, openSftp } from './openSftp.ts'
import type { ServeSettings } from './settings.ts'
import type { WorkspaceConnection } from './workspaceConnection.ts'

export type SourcesOptions = {
  readonly database: Pool
  /** The ledger of scheduled work, which gives way to people. */
  readonly jobLedger: Ledger
  readonly clock: () => Instant
  readonly encryptionKey: string
  readonly origin: string
  readonly settings: Pick<ServeSettings, 'sourceApps' | 'sftp'>
  readonly workspace: Pick<WorkspaceConnection, 'sources'>
}

export type OpenedSources = {
  readonly sources: PersonSources
  /** The runs of sources, for the job runner. */
  readonly handlers: readonly JobHandler[]
  /** The SFTP server that takes files of people, where the operator turned it on. */
  readonly sftp: OpenedSftp | undefined
}

/** The sources of people that teams are connected to, and the work that is done with them. */
export const openSources = async (options: SourcesOptions): Promise<OpenedSources> => {
  const { database, jobLedger: ledger, clock, encryptionKey, origin, settings } = options
  const { sources: sandbox } = options.workspace
  const sftp = settings.sftp && (await openSftp({ ...options, settings: settings.sftp }))
  const sources = openPersonSources({
    database,
    encryptionKey,
    sources: personSources,
    clock,
    receivers: { scim: { 'Base URL': `${origin}/scim/v2` }, ...(sftp && { ftp: sftp.receiver }) },
    origin,
    apps: { ...sandbox?.apps, ...settings.sourceApps },
    ...(sandbox ? { origins: sandbox.origins } : {}),
  })
  const dependencies = { ledger, database, sources, clock }
  const handlers = [
    sourceRunHandler(dependencies),
    clearHandler(dependencies),
    subscribeHandler(sources),
    sourceMessageHandler(dependencies),
  ]
  return { sources, handlers, sftp }
}
