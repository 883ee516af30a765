import { dayforceStandIn } from '@laurel/scripts/sandbox/sources/dayforce/dayforceStandIn.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contractsFolder, openApiFetch } from '../../../rewards/vendors/suite/openApiFetch.ts'
import type { PersonSourceClient } from '../port.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../testing/openSource.ts'
import { dayforce } from './adapter.ts'
import { readEmployee } from './employee.ts'
import { DayforceSettings } from './settings.ts'

const { signal } = new AbortController()
const now = '2026-03-02T09:00:00.000Z'

describeSource('Dayforce', {
  title: dayforce.title,
  capabilities: dayforce.capabilities,
  secrets: [String(dayforceStandIn.settings.password)],
  lacks: ['custom'],
  listsLeavers: true,
  start: wanted => openSource(dayforce, dayforceStandIn, wanted),
})

const count = async (client: PersonSourceClient, since: string | null = null): Promise<number> => {
  let people = 0
  for await (const page of client.people({ since }, signal)) people += page.people.length
  return people
}

test('an access token that ends in the middle of a run is renewed', async () => {
  const bench = await openSource(dayforce, dayforceStandIn, { size: 250 })
  onTestFinished(bench.stop)
  let people = 0
  for await (const page of bench.client.people({ since: null }, signal)) {
    people += page.people.length
    bench.endAccess()
  }
  expect(people).toBe(250)
})

test('a wrong password is refused', async () => {
  const bench = await openSource(dayforce, dayforceStandIn)
  onTestFinished(bench.stop)
  const client = dayforce.create(
    { ...DayforceSettings.parse(dayforceStandIn.settings), password: 'wrong' },
    { fetch, clock: () => now, random: () => 0.5, origin: bench.origin },
  )
  await expect(client.testConnection(signal)).rejects.toBeInstanceOf(SourceRefused)
})

test('what held before, or will hold later, does not hold', () => {
  const named = (name: string) => ({ XRefCode: name, ShortName: name })
  const read = readEmployee(
    {
      XRefCode: '7',
      WorkAssignments: {
        Items: [
          {
            EffectiveStart: '2020-01-01T00:00:00',
            EffectiveEnd: '2025-12-31T00:00:00',
            BusinessTitle: 'Clerk',
            IsPrimary: true,
          },
          { EffectiveStart: '2026-01-01T00:00:00', BusinessTitle: 'Chief', IsPrimary: true },
          { EffectiveStart: '2026-06-01T00:00:00', BusinessTitle: 'President', IsPrimary: true },
        ],
      },
      EmployeeManagers: {
        Items: [
          {
            EffectiveStart: '2020-01-01T00:00:00',
            EffectiveEnd: '2021-01-01T00:00:00',
            ManagerXRefCode: '1',
          },
        ],
      },
      EmploymentStatuses: {
        Items: [
          { EffectiveStart: '2020-01-01T00:00:00', EmploymentStatusGroup: named('ACTIVE') },
          { EffectiveStart: '2026-12-01T00:00:00', EmploymentStatusGroup: named('TERMINATED') },
        ],
      },
      Contacts: {
        Items: [
          { ContactInformationType: named('PersonalEmail'), ElectronicAddress: 'home@post.example' },
          { ContactInformationType: named('BusinessEmail'), ElectronicAddress: 'ann@juniper.example' },
        ],
      },
    },
    now,
  )
  expect(read).toMatchObject({
    person: { title: 'Chief', managerExternalId: null, isActive: true, email: 'ann@juniper.example' },
  })
})

test('a termination from the next day on holds when that day has begun everywhere, a rehire at once', () => {
  const group = (name: string) => ({ XRefCode: name })
  const employee = {
    XRefCode: '7',
    EmploymentStatuses: {
      Items: [
        { EffectiveStart: '2020-01-01T00:00:00', EmploymentStatusGroup: group('ACTIVE') },
        { EffectiveStart: '2026-11-28T00:00:00', EmploymentStatusGroup: group('TERMINATED') },
        { EffectiveStart: '2027-02-01T00:00:00', EmploymentStatusGroup: group('ACTIVE') },
      ],
    },
    Contacts: {
      Items: [{ ContactInformationType: group('BusinessEmail'), ElectronicAddress: 'ann@juniper.example' }],
    },
  }
  const isActiveAt = (at: string) => {
    const read = readEmployee(employee, at)
    return read.kind === 'person' ? read.person.isActive : undefined
  }
  expect(isActiveAt('2026-11-28T01:00:00.000Z')).toBe(true)
  expect(isActiveAt('2026-11-28T12:00:00.000Z')).toBe(false)
  expect(isActiveAt('2027-02-01T00:00:00.000Z')).toBe(true)
})

test('the token goes to hosts of Dayforce alone', async () => {
  const called: string[] = []
  const client = dayforce.create(DayforceSettings.parse(dayforceStandIn.settings), {
    fetch: async input => {
      const url = input instanceof Request ? input.url : String(input)
      called.push(url)
      return Response.json(
        url.includes('/connect/token')
          ? { access_token: 'a-token' }
          : { ServiceVersion: '1', ServiceUri: 'https://dayforcehcm.com.evil.example/api' },
      )
    },
    clock: () => now,
    random: () => 0.5,
  })
  await expect(client.testConnection(signal)).rejects.toThrow('not its own')
  expect(called.every(url => new URL(url).hostname.endsWith('.dayforcehcm.com'))).toBe(true)
})

describe.skipIf(contractsFolder === undefined)(
  'the contract of Dayforce (skipped without LAUREL_CONTRACTS)',
  () => {
    test('holds for every call and every answer', async () => {
      const bench = await openSource(dayforce, dayforceStandIn)
      onTestFinished(bench.stop)
      const contract = openApiFetch(fetch, {
        files: ['dayforce/dayforce-v1.openapi.json'],
        prefix: '/sources/dayforce/api',
      })
      const client = dayforce.create(DayforceSettings.parse(dayforceStandIn.settings), {
        fetch: contract.fetch,
        clock: () => now,
        random: () => 0.5,
        origin: bench.origin,
      })
      await client.testConnection(signal)
      const people = await count(client)
      expect(await count(client, '2026-01-01T00:00:00.000Z')).toBe(people)
      expect(contract.violations).toEqual([])
      expect(
        new Set(contract.checked.map(call => call.replace(/Employees\/.*? /, 'Employees/:code '))),
      ).toEqual(
        new Set([
          'get /juniper/V1/ClientMetadata 200',
          'get /juniper/V1/Employees 200',
          'get /juniper/V1/Employees/:code 200',
        ]),
      )
    })
  },
)
