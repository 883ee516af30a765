import { hkdfSync } from 'node:crypto'
import { FormerTables, migrationLock } from '@laurel/ledger/database/migrate.ts'
import { inTransactionOn } from '@laurel/ledger/database/transaction.ts'
import { changeRoles, migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { type Installation, type LogStore, readInstallation } from '@laurel/ledger/vault/installation.ts'
import { Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg'
import { z } from 'zod'
import { migrateDatabase, pendingInDatabase } from '../migrateDatabase.ts'
import { refuseOtherStore } from './logStore.ts'
import { rightsOf } from './serverRights.ts'
import { StoreProblem, WrongDatabaseRole, WrongSecrets } from './storeProblem.ts'

export type DatabaseRoles = {
  /** The role that serves: it reads and appends to the log, and owns the read models alone. */
  readonly url: string
  /** The role that owns all other tables. Undefined if this process only knows the one that serves. */
  readonly ownerUrl: string | undefined
}

export type PreparedDatabase = DatabaseRoles & { readonly installation: Installation }

export type DatabasePlace = {
  readonly url: string
  readonly ownerUrl: string | undefined
  readonly store: LogStore
  /** The data folder, for messages. */
  readonly home: string
  /** The role that Laurel creates for itself derives its password from it: 32 bytes in base64. */
  readonly passwordKey: string
}

/**
 * Brings the tables up to date with the role that owns them, and answers the role that serves. Given one address, Laurel
 * creates the role that serves; given two, it grants the second role what it needs; and an address that may only serve
 * is used as it is.
 */
export const prepareDatabase = async (place: DatabasePlace): Promise<PreparedDatabase> => {
  const { url, ownerUrl, store } = place
  if (ownerUrl === undefined && (await servesOnly(url))) {
    const installation = await whileConnected(url, readInstallation)
    refuseOtherStore(installation, store)
    await refusePending(url, store)
    return { url, ownerUrl, installation }
  }
  const owner = ownerUrl ?? url
  await migrateDatabase(owner).catch((error: unknown) => {
    throw error instanceof FormerTables ? new StoreProblem(error.message) : error
  })
  const installation = await whileConnected(owner, readInstallation)
  refuseOtherStore(installation, store)
  if (store === 'postgres') await migrateLog(owner)
  const server = ownerUrl === undefined ? ownServer(owner, installation, place.passwordKey) : url
  await whileConnected(owner, client => admit(client, server)).catch(explainRights)
  await whileConnected(server, refusePowerful).catch((cause: unknown) => {
    const isOther = ownerUrl === undefined && codeOf(cause) === invalidPassword
    throw isOther ? new WrongSecrets(place.home, { cause }) : cause
  })
  return { url: server, ownerUrl: owner, installation }
}

/** The address of the role that Laurel creates for one installation. */
const ownServer = (ownerUrl: string, { id }: Installation, passwordKey: string): string => {
  const server = new URL(ownerUrl)
  server.username = `laurel_server_${id.replaceAll('-', '')}`
  const key = Buffer.from(passwordKey, 'base64')
  server.password = Buffer.from(hkdfSync('sha256', key, '', `laurel database role ${id}`, 24)).toString(
    'base64url',
  )
  return server.href
}

const Found = z.object({ serves: z.boolean() })

/** Whether the tables are there and belong to another role. */
const servesOnly = (url: string): Promise<boolean> =>
  whileConnected(url, async client => {
    const { rows } = await client.query(
      `select coalesce(not pg_has_role(c.relowner, 'usage') and not u.rolsuper, false) as serves
       from pg_roles u left join pg_class c on c.oid = to_regclass('migrations.applied')
       where u.rolname = current_user`,
    )
    return Found.parse(rows[0]).serves
  })

const refusePending = async (url: string, store: LogStore): Promise<void> => {
  const pending = await pendingInDatabase(url, store === 'postgres')
  if (pending.length > 0)
    throw new WrongDatabaseRole(
      `The tables are not up to date (${pending.join(', ')}), and the role of DATABASE_URL may not change them. ` +
        'Run `laurel migrate` with DATABASE_OWNER_URL set to the role that owns them.',
    )
}

/** Creates the role of an address unless it exists, and grants it what the server does. */
const admit = async (owner: Client, serverUrl: string): Promise<void> => {
  const { username, password } = new URL(serverUrl)
  const role = decodeURIComponent(username)
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await createRole(owner, role, decodeURIComponent(password))
  await inTransactionOn(owner, async () => {
    await owner.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await owner.query(rightsOf(role))
  })
}

const createRole = (owner: Client, role: string, password: string): Promise<void> =>
  changeRoles(
    owner,
    `do $$ begin
       create role ${escapeIdentifier(role)} login password ${escapeLiteral(password)};
     exception when duplicate_object then null;
     end $$`,
  )

const whileConnected = async <Answer>(
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> => {
  const client = new Client({ connectionString: url, application_name: 'laurel roles' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const Powers = z.object({ isPowerful: z.boolean() })

const refusePowerful = async (server: Client): Promise<void> => {
  const { rows } = await server.query(
    `select u.rolsuper or u.rolreplication or pg_has_role(c.relowner, 'member')
       or coalesce(has_table_privilege(to_regclass('log.events'), 'update, delete, truncate, trigger'), false)
       as "isPowerful"
     from pg_roles u, pg_class c where u.rolname = current_user and c.oid = 'migrations.applied'::regclass`,
  )
  if (Powers.parse(rows[0]).isPowerful)
    throw new WrongDatabaseRole(
      'The role of DATABASE_URL could change what is recorded: it is a superuser, or may use the role that owns the ' +
        'log. Name a role of its own there, or leave DATABASE_OWNER_URL out, and Laurel creates one.',
    )
}

const insufficientPrivilege = '42501'
const invalidPassword = '28P01'

const codeOf = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined

const explainRights = (error: unknown): never => {
  if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) throw error
  throw new WrongDatabaseRole(
    `The role that owns the tables lacks a right: ${error.message}. Give it CREATEROLE, or create a role that serves, ` +
      'and set DATABASE_URL to that role and DATABASE_OWNER_URL to the owner.',
    { cause: error },
  )
}
