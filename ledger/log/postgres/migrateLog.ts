import { readFileSync } from 'node:fs'
import { Client, DatabaseError } from 'pg'
import { inTransactionOn } from '../../database/transaction.ts'
import { type Warn, warnOnConsole } from '../warn.ts'

/** The role that every connection of the log runs as: it reads and appends, nothing else. */
export const applicationRole = 'laurel_application'

const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8')
const migrationLock = 7_210_486
const attemptsMax = 10

/**
 * Brings the log's tables into a database, as their owner; running it again changes nothing.
 * The owner needs the right to create roles, unless the role exists and is granted to it.
 */
export const migrateLog = async (ownerUrl: string, warn: Warn = warnOnConsole): Promise<void> => {
  const client = new Client({ connectionString: ownerUrl })
  client.on('notice', ({ severity, message = '' }) => {
    if (severity === 'WARNING') warn('The log was brought along, with a warning.', new Error(message))
  })
  await client.connect()
  try {
    await ensureRole(client)
    await inTransactionOn(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
      await client.query(schema)
    })
  } finally {
    await client.end()
  }
}

/** Roles belong to the whole server, where no lock keeps the migrations of other databases out: so try again. */
const ensureRole = async (client: Client, attempt = 1): Promise<void> => {
  try {
    await client.query(`do $$
    declare
      -- Since 16 a role's creator is its member without the right to run as it.
      privilege text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
    begin
      if not exists (select from pg_roles where rolname = '${applicationRole}') then
        create role ${applicationRole} nologin;
      end if;
      if not pg_has_role(current_user, '${applicationRole}', privilege) then
        grant ${applicationRole} to current_user;
      end if;
    end $$`)
  } catch (error) {
    if (!isBeaten(error) || attempt >= attemptsMax) throw error
    await ensureRole(client, attempt + 1)
  }
}

/** Duplicate role, duplicate row of a catalog, or a catalog row that another migration changed just now. */
const isBeaten = (error: unknown): boolean =>
  error instanceof DatabaseError && ['42710', '23505', 'XX000'].includes(error.code ?? '')
