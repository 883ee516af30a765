import { applicationRole } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { escapeIdentifier, escapeLiteral } from 'pg'

/** The schemas whose rows the server changes. The log is not among them: `laurel_application` has its own grants. */
const servedSchemas = [
  'ledger',
  'snapshots',
  'access',
  'billing',
  'delivery',
  'developers',
  'rewards',
  'slack',
  'sources',
  'worker',
] as const

/**
 * The statement that grants a role what the server does: insert and select on the log, changes of rows elsewhere, and
 * read models of its own, which it builds and drops. Read models that another role has built are handed over.
 */
export const rightsOf = (role: string): string => {
  const name = escapeIdentifier(role)
  const literal = escapeLiteral(role)
  return `do $$
declare
  part record;
  served text[] := array[${servedSchemas.map(escapeLiteral).join(', ')}];
begin
  execute format('grant connect, create, temporary on database %I to ${name}', current_database());
  if exists (select from pg_roles where rolname = '${applicationRole}')
    and not pg_has_role(${literal}, '${applicationRole}', 'member') then
    grant ${applicationRole} to ${name};
  end if;
  grant usage on schema migrations, vault to ${name};
  grant select on all tables in schema migrations to ${name};
  -- A destroyed key stays as a row without the key.
  grant select, insert, update on all tables in schema vault to ${name};
  for part in select nspname as schema from pg_namespace where nspname = any (served) loop
    execute format('grant usage on schema %I to ${name}', part.schema);
    execute format('grant select, insert, update, delete on all tables in schema %I to ${name}', part.schema);
    execute format('grant usage on all sequences in schema %I to ${name}', part.schema);
  end loop;
  for part in
    select n.nspname as schema, c.oid::regclass as relation
    from pg_namespace n left join pg_class c on c.relnamespace = n.oid and c.relkind = 'r'
    where (n.nspname in ('projections', 'demo') or n.nspname like 'read\\_%')
      and (n.nspowner <> ${literal}::regrole or c.relowner <> ${literal}::regrole)
  loop
    if not pg_has_role(current_user, ${literal}, 'member') then
      grant ${name} to current_user;
    end if;
    execute format('alter schema %I owner to ${name}', part.schema);
    if part.relation is not null then
      execute format('alter table %s owner to ${name}', part.relation);
    end if;
  end loop;
end $$`
}
