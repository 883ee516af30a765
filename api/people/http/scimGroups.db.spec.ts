import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { migrateSources } from '../sources/migrateSources.ts'
import { openScim } from '../sources/scim/testing/openScim.ts'

const { url } = await createTestDatabase()
await migrateSources(url)

const idIn = (body: unknown): string => z.object({ id: z.string() }).parse(body).id
const Group = z.object({ members: z.array(z.object({ value: z.string() })) })

const start = async () => {
  const bench = await openScim(url)
  onTestFinished(bench.stop)
  const user = async (userName: string) => idIn((await bench.call('POST', '/Users', { userName })).body)
  return {
    ...bench,
    ann: await user('ann'),
    ben: await user('ben'),
    membersOf: async (groupId: string) =>
      Group.parse((await bench.call('GET', `/Groups/${groupId}`)).body).members.map(({ value }) => value),
    found: (filter: string) => bench.call('GET', `/Groups?${new URLSearchParams({ filter }).toString()}`),
  }
}

test('a group is created, found, changed and deleted, as Entra ID does it', async () => {
  const { call, found, membersOf, ann, ben } = await start()
  expect(await found('displayName eq "Crew"')).toMatchObject({ status: 200, body: { totalResults: 0 } })
  const created = await call('POST', '/Groups', { displayName: 'Crew', externalId: 'g-1', members: [] })
  expect(created).toMatchObject({
    status: 201,
    body: { displayName: 'Crew', externalId: 'g-1', members: [], meta: { resourceType: 'Group' } },
  })
  const id = idIn(created.body)
  expect(created.headers.location).toBe(`https://laurel.example/scim/v2/Groups/${id}`)
  for (const filter of ['displayName eq "crew"', 'externalId eq "g-1"', `id eq "${id}"`])
    expect(await found(filter), filter).toMatchObject({
      body: { totalResults: 1, Resources: [{ id, displayName: 'Crew' }] },
    })
  const patch = (...Operations: readonly unknown[]) => call('PATCH', `/Groups/${id}`, { Operations })
  const members = [{ value: ann }, { value: ben }]
  expect(await patch({ op: 'Add', path: 'members', value: members })).toMatchObject({ status: 204 })
  expect(await membersOf(id)).toEqual([ann, ben].sort())
  expect(await found(`id eq "${id}" and members eq "${ann}"`)).toMatchObject({ body: { totalResults: 1 } })
  await patch({ op: 'Remove', path: 'members', value: [{ value: ann }] })
  expect(await membersOf(id)).toEqual([ben])
  await patch({ op: 'Replace', path: 'displayName', value: 'Ship crew' })
  const slim = await call('GET', `/Groups/${id}?excludedAttributes=members`)
  expect(slim).toMatchObject({ status: 200, body: { displayName: 'Ship crew' } })
  expect(slim.body).not.toHaveProperty('members')
  expect(await call('DELETE', `/Groups/${id}`)).toMatchObject({ status: 204, body: null })
  expect(await call('GET', `/Groups/${id}`)).toMatchObject({ status: 404 })
  expect(await call('DELETE', `/Groups/${id}`)).toMatchObject({ status: 404 })
})

test('a group is replaced as a whole, as Okta does it', async () => {
  const { call, membersOf, ann, ben } = await start()
  const id = idIn((await call('POST', '/Groups', { displayName: 'Crew', members: [{ value: ann }] })).body)
  const put = await call('PUT', `/Groups/${id}`, { displayName: 'Deck', members: [{ value: ben }] })
  expect(put).toMatchObject({ status: 200, body: { displayName: 'Deck', members: [{ value: ben }] } })
  await call('PATCH', `/Groups/${id}`, { Operations: [{ op: 'remove', path: `members[value eq "${ben}"]` }] })
  expect(await membersOf(id)).toEqual([])
})

test('a user who is deleted is in no group, and users that are not known are refused', async () => {
  const { call, membersOf, ann, ben } = await start()
  const members = [{ value: ann }, { value: ben }]
  const id = idIn((await call('POST', '/Groups', { displayName: 'Crew', members })).body)
  await call('DELETE', `/Users/${ann}`)
  expect(await membersOf(id)).toEqual([ben])
  for (const value of [ann, randomUUID()]) {
    const operation = { op: 'add', path: 'members', value: [{ value }] }
    expect(await call('PATCH', `/Groups/${id}`, { Operations: [operation] })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue', detail: expect.stringContaining(value) },
    })
  }
  expect(await membersOf(id)).toEqual([ben])
})

test('a connection sees and changes its own groups alone', async () => {
  const { call, database, ann } = await start()
  const id = idIn((await call('POST', '/Groups', { displayName: 'Crew', members: [{ value: ann }] })).body)
  const [connection, group] = [randomUUID(), randomUUID()]
  await database.query(
    `with made as (insert into sources.connections (connection_id, team_id, source, changed_at)
       values ($1, $1, 'scim', now()) returning connection_id)
     insert into sources.scim_groups (connection_id, group_id, team_id, display_name, created_at, changed_at)
     select connection_id, $2, $1, 'Others', now(), now() from made`,
    [connection, group],
  )
  onTestFinished(async () => {
    await database.query('delete from sources.connections where connection_id = $1', [connection])
  })
  expect(await call('GET', '/Groups')).toMatchObject({ body: { totalResults: 1, Resources: [{ id }] } })
  const Operations = [{ op: 'replace', path: 'displayName', value: 'Mine' }]
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { displayName: 'Mine' }],
    ['PATCH', { Operations }],
    ['DELETE', undefined],
  ] as const)
    expect(await call(method, `/Groups/${group}`, body), method).toMatchObject({ status: 404 })
})
