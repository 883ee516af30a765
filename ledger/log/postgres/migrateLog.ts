import { Client, DatabaseError } from 'pg'
import { type Migrations, migrate } from '../../database/migrate.ts'

/** The role that every connection of the log runs as: it reads and appends, nothing else. */
export const applicationRole = 'laurel_application'

export const logMigrations: Migrations = {
  part: 'log',
  folder: new URL('./migrations/', import.meta.url),
}
const attemptsMax = 10

/**
 * Brings the log's tables into a database, as their owner, and opens a retired log again; running it again changes
 * nothing. The owner needs the right to create roles, unless the role exists and is granted to it.
 */
export const migrateLog = async (ownerUrl: string): Promise<void> => {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await ensureRole(client)
    await migrate(ownerUrl, [logMigrations])
    await client.query('insert into log.writer (epoch) values (gen_random_uuid()) on conflict do nothing')
  } finally {
    await client.end()
  }
}

const ensureRole = (client: Client): Promise<void> =>
  changeRoles(
    client,
    `do $$
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
    end $$`,
  )

/** Roles belong to the whole server, where no lock keeps the migrations of other databases out: so try again. */
export const changeRoles = async (client: Client, sql: string, attempt = 1): Promise<void> => {
  try {
    await client.query(sql)
  } catch (error) {
    if (!isBeaten(error) || attempt >= attemptsMax) throw error
    await changeRoles(client, sql, attempt + 1)
  }
}

/** Duplicate role, duplicate row of a catalog, or a catalog row that another migration changed just now. */
const isBeaten = (error: unknown): boolean =>
  error instanceof DatabaseError && ['42710', '23505', 'XX000'].includes(error.code ?? '')
