import { sagePeopleStandIn } from '@laurel/scripts/sandbox/sources/sage_people/sagePeopleStandIn.ts'
import { expect, onTestFinished, test } from 'vitest'
import { SourceRefused } from '../sourceTrouble.ts'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../suite/openSource.ts'
import { sagePeople } from './adapter.ts'
import { fieldsIn, readMember } from './fields.ts'
import { SagePeopleSettings } from './settings.ts'

const { signal } = new AbortController()
const now = '2026-03-02T09:00:00.000Z'
const settings = SagePeopleSettings.parse(sagePeopleStandIn.settings)

describeSource('Sage People', {
  title: sagePeople.title,
  capabilities: sagePeople.capabilities,
  secrets: [settings.client_secret, settings.password ?? ''],
  lacks: ['custom'],
  listsLeavers: true,
  externalIdOf: id => `a0B000000${id.padStart(9, '0')}`,
  start: wanted => openSource(sagePeople, sagePeopleStandIn, wanted),
})

const open = async (size?: number) => {
  const bench = await openSource(sagePeople, sagePeopleStandIn, size === undefined ? {} : { size })
  onTestFinished(bench.stop)
  const clientWith = (changes: Partial<SagePeopleSettings>) =>
    sagePeople.create(
      { ...settings, ...changes },
      { fetch, clock: () => now, random: () => 0.5, origin: bench.origin },
    )
  return { ...bench, clientWith }
}

test('a wrong password is refused', async () => {
  const { clientWith } = await open()
  await expect(clientWith({ password: 'wrong' }).testConnection(signal)).rejects.toBeInstanceOf(SourceRefused)
})

test('the client signs in alone where no user is entered', async () => {
  const { clientWith } = await open()
  const { username: _user, password: _password, ...alone } = settings
  expect(await clientWith({}).testConnection(signal)).toMatchObject({ kind: 'connected' })
  const client = sagePeople.create(alone, {
    fetch,
    clock: () => now,
    random: () => 0.5,
    origin: (await open()).origin,
  })
  expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
})

test('a session that ends in the middle of a run is renewed', async () => {
  const bench = await open(4_500)
  let people = 0
  for await (const page of bench.client.people({ since: null }, signal)) {
    people += page.people.length
    bench.endAccess()
  }
  expect(people).toBe(4_500)
})

test('credentials go to hosts of Salesforce alone', () => {
  const isTaken = (domain: string) => SagePeopleSettings.safeParse({ ...settings, domain }).success
  for (const domain of [
    'login.salesforce.com',
    'acme.my.salesforce.com',
    'acme--uat.sandbox.my.salesforce.com',
  ])
    expect(isTaken(domain), domain).toBe(true)
  for (const domain of [
    'evil.example',
    'salesforce.com.evil.example',
    'evil.example/.salesforce.com',
    'evilsalesforce.com',
  ])
    expect(isTaken(domain), domain).toBe(false)
})

test('fields are found by their labels or names, and what the user may not read is left as it is', () => {
  const field = (name: string, label: string) => ({ name, label, type: 'string', custom: true })
  const fields = fieldsIn([field('fHCM2__Email__c', 'Contact (work)'), field('Anstellung__c', 'Start Date')])
  const read = readMember(
    { Id: '1', fHCM2__Email__c: 'ann@juniper.example', Anstellung__c: '2021-09-01' },
    fields,
    now,
  )
  expect(read).toMatchObject({
    person: {
      email: 'ann@juniper.example',
      hiredOn: '2021-09-01',
      withheld: ['birthday', 'manager', 'title', 'department', 'location'],
    },
  })
  expect(() => fieldsIn([field('Name', 'Name')])).toThrow('no work e-mail')
})
