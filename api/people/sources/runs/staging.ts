import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { SourcePage } from '../port.ts'
import { SourcePerson } from '../sourcePerson.ts'
import type { SourceRun } from './runRows.ts'

type Subject = Pick<SourceRun, 'runId' | 'connectionId' | 'teamId'>

export const forgetStaged = async (database: Queryable, runId: string): Promise<void> =>
  void (await database.query('delete from sources.staged where run_id = $1', [runId]))

const insert = prepared(
  `insert into sources.staged (run_id, team_id, external_id, person, problem, email, is_active, manager_external_id,
     manager_email)
   select distinct on (row.external_id) $1::uuid, $2::uuid, row.external_id, row.person, row.problem,
     row.person ->> 'email', coalesce((row.person ->> 'isActive')::boolean, true), row.person ->> 'managerExternalId',
     row.person ->> 'managerEmail'
   from jsonb_to_recordset($3::jsonb) as row (external_id text, person jsonb, problem text)
   on conflict (run_id, external_id) do update set person = excluded.person, problem = excluded.problem,
     email = excluded.email, is_active = excluded.is_active, manager_external_id = excluded.manager_external_id,
     manager_email = excluded.manager_email`,
)

/** Keeps a page of a run. A person of an earlier page is replaced. */
export const stage = async (
  database: Queryable,
  { runId, teamId }: Subject,
  { people, unreadable }: SourcePage,
): Promise<void> => {
  const rows = [
    ...people.map(person => ({ external_id: person.externalId, person, problem: null })),
    ...unreadable.map(({ externalId, problem }) => ({ external_id: externalId, person: null, problem })),
  ].filter(({ external_id: id }) => id !== '')
  if (rows.length > 0) await database.query(insert, [runId, teamId, JSON.stringify(rows)])
}

const Staged = z
  .object({
    external_id: z.string(),
    person: SourcePerson.nullable(),
    problem: z.string().nullable(),
    manager_email: z.string().nullable(),
    manager_link: z.string().nullable(),
    is_in_cycle: z.boolean(),
    has_active_twin: z.boolean(),
  })
  .transform(row => ({
    externalId: row.external_id,
    person: row.person,
    problem: row.problem,
    managerEmail: row.manager_email,
    /** The member who was the manager in the last run. */
    managerLink: row.manager_link,
    isInCycle: row.is_in_cycle,
    hasActiveTwin: row.has_active_twin,
  }))
export type StagedPerson = z.infer<typeof Staged>

const select = `select s.external_id, s.person, s.problem, s.is_in_cycle,
    coalesce(m.email, s.manager_email) as manager_email, l.member_id as manager_link,
    s.email is not null and exists (
      select from sources.staged twin
      where twin.run_id = s.run_id and twin.email = s.email and twin.external_id <> s.external_id and twin.is_active
    ) as has_active_twin
  from sources.staged s
  left join sources.staged m on m.run_id = s.run_id and m.external_id = s.manager_external_id
  left join sources.links l on l.connection_id = $2 and l.external_id = s.manager_external_id`

const after = prepared(`${select} where s.run_id = $1 and s.external_id > $3 order by s.external_id limit $4`)
export const nextStaged = async (
  database: Queryable,
  { runId, connectionId }: Subject,
  { after: place, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly StagedPerson[]> =>
  z.array(Staged).parse((await database.query(after, [runId, connectionId, place, limit])).rows)

const named = prepared(`${select} where s.run_id = $1 and s.external_id = any ($3::text[])`)
export const stagedOf = async (
  database: Queryable,
  { runId, connectionId }: Subject,
  externalIds: readonly string[],
): Promise<readonly StagedPerson[]> =>
  z.array(Staged).parse((await database.query(named, [runId, connectionId, [...externalIds]])).rows)

export const noteMembers = async (
  database: Queryable,
  runId: string,
  members: ReadonlyMap<string, MemberId>,
): Promise<void> => {
  await database.query(
    `update sources.staged s set member_id = m.member_id
     from unnest($2::text[], $3::uuid[]) as m (external_id, member_id)
     where s.run_id = $1 and s.external_id = m.external_id`,
    [runId, [...members.keys()], [...members.values()]],
  )
}

const Twins = z.array(z.object({ member_id: z.string(), external_id: z.string() }))

/** The other active people of the source, besides those of this run, that members have been until now. */
export const linkedTwins = async (
  database: Queryable,
  { runId, connectionId }: Subject,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> => {
  const { rows } = await database.query(
    `select l.member_id, l.external_id from sources.links l
     where l.connection_id = $1 and l.member_id = any ($2::uuid[]) and l.is_active
       and not exists (
         select from sources.staged s where s.run_id = $3 and s.external_id = l.external_id)`,
    [connectionId, [...memberIds], runId],
  )
  return new Map(Twins.parse(rows).map(row => [row.member_id, row.external_id]))
}

const Missing = z.array(z.object({ external_id: z.string(), member_id: z.string() }))

/** Members whom the source listed in the last run, and whom this run does not list. */
export const nextMissing = async (
  database: Queryable,
  { runId, connectionId }: Subject,
  { after: place, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly { readonly externalId: string; readonly memberId: MemberId }[]> => {
  const { rows } = await database.query(
    `select l.external_id, l.member_id from sources.links l
     where l.connection_id = $2 and l.is_active and l.member_id is not null and l.external_id > $3
       and not exists (select from sources.staged s where s.run_id = $1 and s.external_id = l.external_id)
       and not exists (
         select from sources.staged s where s.run_id = $1 and s.member_id = l.member_id and s.is_active)
     order by l.external_id limit $4`,
    [runId, connectionId, place, limit],
  )
  return Missing.parse(rows).map(row => ({ externalId: row.external_id, memberId: row.member_id }))
}

const Managers = z.array(z.object({ external_id: z.string(), manager_external_id: z.string() }))

/**
 * Who reports to whom, by the ids of the source: the people of this run as it says, and those above them as the last one
 * said.
 */
export const managersIn = async (
  database: Queryable,
  { runId, connectionId }: Subject,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await database.query(
    `with recursive above as (
       select external_id, manager_external_id from sources.staged
       where run_id = $1 and manager_external_id is not null
       union
       select l.external_id, l.manager_external_id from above
       join sources.links l on l.connection_id = $2 and l.external_id = above.manager_external_id
       where l.manager_external_id is not null
         and not exists (select from sources.staged s where s.run_id = $1 and s.external_id = l.external_id)
     ) select external_id, manager_external_id from above`,
    [runId, connectionId],
  )
  return new Map(Managers.parse(rows).map(row => [row.external_id, row.manager_external_id]))
}

/** Notes who reports to themselves, once for the plan and what is done after it. */
export const noteCycles = async (
  database: Queryable,
  runId: string,
  externalIds: Iterable<string>,
): Promise<void> => {
  await database.query(
    'update sources.staged set is_in_cycle = true where run_id = $1 and external_id = any ($2::text[])',
    [runId, [...externalIds]],
  )
}

/** Remembers who is who for the next runs. A full run forgets the people who are missing. */
export const keepLinks = async (database: Queryable, run: Subject & { isFull: boolean }): Promise<void> => {
  const { runId, connectionId, teamId, isFull } = run
  if (isFull)
    await database.query(
      `delete from sources.links l where l.connection_id = $2
         and not exists (select from sources.staged s where s.run_id = $1 and s.external_id = l.external_id)`,
      [runId, connectionId],
    )
  await database.query(
    `insert into sources.links (connection_id, team_id, external_id, member_id, manager_external_id, is_active)
     select $2, $3, external_id, member_id, manager_external_id, is_active from sources.staged
     where run_id = $1 and person is not null
     on conflict (connection_id, external_id) do update set member_id = excluded.member_id,
       manager_external_id = excluded.manager_external_id, is_active = excluded.is_active`,
    [runId, connectionId, teamId],
  )
}
