import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { contractsFolder } from '../../rewards/vendors/suite/openApiFetch.ts'
import { migrateSources } from '../sources/migrateSources.ts'
import { openScim } from '../sources/scim/testing/openScim.ts'

const { url } = await createTestDatabase()
await migrateSources(url)

const start = async () => {
  const opened = await openScim(url)
  onTestFinished(opened.stop)
  return opened
}
const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const ann = {
  schemas: [userSchema],
  userName: 'ann@juniper.example',
  externalId: '7',
  name: { givenName: 'Ann', familyName: 'Meadow' },
  emails: [{ type: 'work', value: 'ann@juniper.example', primary: true }],
}
const idIn = (body: unknown): string => z.object({ id: z.string() }).parse(body).id

test('a user is created once, found, changed and deleted', async () => {
  const { call } = await start()
  const created = await call('POST', '/Users', ann)
  expect(created).toMatchObject({
    status: 201,
    body: { ...ann, active: true, meta: { resourceType: 'User' } },
  })
  const id = idIn(created.body)
  expect(created.headers.location).toBe(`https://laurel.example/scim/v2/Users/${id}`)
  expect(created.headers['content-type']).toContain('application/scim+json')

  expect(await call('POST', '/Users', { ...ann, userName: 'ANN@juniper.example' })).toMatchObject({
    status: 409,
    body: { status: '409', scimType: 'uniqueness' },
  })
  for (const filter of [
    'userName eq "Ann@Juniper.example"',
    'externalId eq "7"',
    'emails.value eq "ann@juniper.example"',
  ])
    expect(await call('GET', `/Users?${new URLSearchParams({ filter }).toString()}`), filter).toMatchObject({
      body: { totalResults: 1, startIndex: 1, itemsPerPage: 1, Resources: [{ id }] },
    })
  const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] }
  expect(await call('PATCH', `/Users/${id}`, patch)).toMatchObject({ status: 200, body: { active: false } })
  expect(await call('PUT', `/Users/${id}`, { ...ann, title: 'Chief' })).toMatchObject({
    status: 200,
    body: { title: 'Chief', active: true },
  })
  expect(await call('DELETE', `/Users/${id}`)).toMatchObject({ status: 204, body: null })
  expect(await call('GET', `/Users/${id}`)).toMatchObject({ status: 404 })
  expect(await call('DELETE', `/Users/${id}`)).toMatchObject({ status: 404 })
  expect(await call('GET', '/Users')).toMatchObject({ body: { totalResults: 0, Resources: [] } })
  // The same person has the same id again.
  expect(idIn((await call('POST', '/Users', ann)).body)).toBe(id)
})

test('a name that became free can be used again', async () => {
  const { call } = await start()
  const first = idIn((await call('POST', '/Users', ann)).body)
  await call('PATCH', `/Users/${first}`, {
    Operations: [{ op: 'replace', path: 'userName', value: 'other' }],
  })
  const second = await call('POST', '/Users', ann)
  expect(second.status).toBe(201)
  expect(idIn(second.body)).not.toBe(first)
  expect(await call('PUT', `/Users/${first}`, ann)).toMatchObject({ status: 409 })
})

test('a deleted user is a person who left', async () => {
  const { call, client } = await start()
  const id = idIn((await call('POST', '/Users', ann)).body)
  await call('DELETE', `/Users/${id}`)
  for await (const { people } of client.people({ since: null }, new AbortController().signal))
    expect(people).toMatchObject([{ externalId: id, isActive: false, email: 'ann@juniper.example' }])
})

test('changes are found after a restore, where the database numbers its transactions from the beginning', async () => {
  const { call, client, database } = await start()
  const ann1 = idIn((await call('POST', '/Users', ann)).body)
  await call('POST', '/Users', { ...ann, userName: 'ben@juniper.example', externalId: '8' })
  const former = '999999999999'
  await database.query('update sources.scim_users set changed_in = $1::text::xid8', [former])
  const read = async (since: string | null) => {
    const pages = []
    for await (const page of client.people({ since }, new AbortController().signal)) pages.push(page)
    const ids = pages.flatMap(({ people }) => people.map(({ externalId }) => externalId))
    return { ids, isFull: pages.at(-1)?.isFull, cursor: pages.at(-1)?.cursor ?? null }
  }
  const first = await read(former)
  expect(first).toMatchObject({ isFull: true, ids: { length: 2 } })
  expect(await read(first.cursor)).toMatchObject({ isFull: false, ids: [] })
  await call('PUT', `/Users/${ann1}`, { ...ann, title: 'Chief' })
  expect(await read(first.cursor)).toMatchObject({ isFull: false, ids: [ann1] })
})

test('pages of users are as long as asked for, and at most 200', async () => {
  const { call, send, company } = await start()
  await send()
  const total = company.people().length
  expect(await call('GET', '/Users?startIndex=3&count=2')).toMatchObject({
    body: { totalResults: total, startIndex: 3, itemsPerPage: 2 },
  })
  expect(await call('GET', '/Users?count=0')).toMatchObject({ body: { totalResults: total, Resources: [] } })
  expect(await call('GET', '/Users?startIndex=-5&count=100000')).toMatchObject({ body: { startIndex: 1 } })
})

test.each([
  ['no JSON', 'POST', '/Users', '{"userName":', 400],
  ['a list', 'POST', '/Users', [], 400],
  ['a user without a name', 'POST', '/Users', { schemas: [userSchema] }, 400],
  ['a filter that is not known', 'GET', '/Users?filter=title%20sw%20%22a%22', undefined, 400],
  ['an id that is none', 'GET', "/Users/1'%20or", undefined, 404],
  ['a change without operations', 'PATCH', '/Users/5c1a0000-0000-4000-8000-00000000000a', {}, 400],
  ['a filter that comes twice', 'GET', '/Users?filter=id%20eq%20%22a%22&filter=x', undefined, 400],
  ['a filter that no database holds', 'GET', '/Users?filter=userName%20eq%20%22%00%22', undefined, 400],
  ['a text that no database holds', 'POST', '/Users', { userName: 'a\u0000' }, 400],
  ['a group without a name', 'POST', '/Groups', { members: [] }, 400],
  ['a bulk request', 'POST', '/Bulk', {}, 404],
] as const)('%s is refused in the words of the standard', async (_what, method, path, body, status) => {
  const { call } = await start()
  expect(await call(method, path, body)).toMatchObject({
    status,
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) },
  })
})

test('the body of a stranger is not read', async () => {
  const bench = await start()
  bench.signInWith('nonsense')
  expect(await bench.call('POST', '/Users', '{"userName":')).toMatchObject({ status: 401 })
  expect(await bench.call('POST', '/Users', 'x'.repeat(2_000_000))).toMatchObject({ status: 401 })
})

test('tokens that are not known, or were replaced, are refused', async () => {
  const bench = await start()
  const rolled = await bench.roll()
  expect(await bench.call('GET', '/Users')).toMatchObject({ status: 401, body: { status: '401' } })
  bench.signInWith(rolled)
  expect(await bench.call('GET', '/Users')).toMatchObject({ status: 200 })
  for (const token of ['', 'nonsense', `${rolled.slice(0, -1)}${rolled.endsWith('A') ? 'B' : 'A'}`]) {
    bench.signInWith(token)
    for (const path of ['/Users', '/Groups', '/ServiceProviderConfig', '/Schemas', '/Elsewhere'])
      expect(await bench.call('GET', path), path).toMatchObject({ status: 401 })
  }
})

const Attribute = z.looseObject({
  name: z.string(),
  type: z.string(),
  multiValued: z.boolean(),
  required: z.boolean(),
})
const Described = z.object({ id: z.string(), attributes: z.array(Attribute) })

describe.skipIf(contractsFolder === undefined)(
  'the schemas of the standard (skipped without LAUREL_CONTRACTS)',
  () => {
    const standard = (file: string) =>
      Described.parse(JSON.parse(readFileSync(join(contractsFolder ?? '', 'standards/scim', file), 'utf8')))

    test('have every attribute that Laurel names, of the same type', async () => {
      const { call } = await start()
      const answered = z.object({ Resources: z.array(Described) }).parse((await call('GET', '/Schemas')).body)
      for (const file of ['schemas-users.json', 'schemas-groups.json', 'schemas-enterprise-user.json']) {
        const { id, attributes } = standard(file)
        const own = answered.Resources.find(each => each.id === id)
        for (const { name, type, multiValued } of own?.attributes ?? [])
          expect(
            attributes.find(each => each.name === name),
            name,
          ).toMatchObject({ type, multiValued })
        expect(own).toBeDefined()
      }
    })

    test('have every attribute of the configuration that they require, and of a change', async () => {
      const { call } = await start()
      const { body } = await call('GET', '/ServiceProviderConfig')
      for (const { name, required } of standard('meta-service-provider.schema.json').attributes)
        if (required) expect(body).toHaveProperty(name)
      const types = z.object({ Resources: z.array(z.record(z.string(), z.unknown())) })
      const resources = types.parse((await call('GET', '/ResourceTypes')).body).Resources
      for (const { name, required } of standard('meta-resource-type.schema.json').attributes)
        for (const resource of resources) if (required) expect(resource).toHaveProperty(name)
    })
  },
)
