import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bambooHrStandIn } from '@laurel/scripts/sandbox/sources/bamboohr/bambooHrStandIn.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contractsFolder, openApiFetch } from '../../../rewards/vendors/suite/openApiFetch.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import { describeSource } from '../suite/describeSource.ts'
import { addressOf } from '../testing/addressOf.ts'
import { codeFrom } from '../testing/codeFrom.ts'
import { countedCalls, firstAnswerLost } from '../testing/grantTrouble.ts'
import { benchApp, openSource } from '../testing/openSource.ts'
import { sharedTokens } from '../testing/sharedTokens.ts'
import { benchBegan, everyone, signal, surroundingsAt, withSource } from '../testing/sourceSpec.ts'
import { bambooHr } from './adapter.ts'
import { employeeFields } from './answers.ts'
import { BambooHrSettings } from './settings.ts'

const Components = z.object({
  schemas: z.object({ EmployeeOptionalField: z.object({ enum: z.array(z.string()) }) }),
})
const settings = BambooHrSettings.parse(bambooHrStandIn.settings)

describeSource('BambooHR', {
  title: bambooHr.title,
  capabilities: bambooHr.capabilities,
  secrets: [settings.refreshToken, benchApp.clientSecret],
  lacks: ['custom', 'leftOn'],
  listsLeavers: true,
  isRunLarge: true,
  start: wanted => openSource(bambooHr, bambooHrStandIn, wanted),
})

const isRenewal = (address: string) => address.includes('/token.php')
const withBambooHr = withSource(bambooHr, bambooHrStandIn)

describe('the access to BambooHR', () => {
  const { authorizeUrl, exchange } = bambooHr.oauth ?? {}
  if (!authorizeUrl || !exchange) throw new Error('BambooHR is connected by OAuth.')

  test('is granted at the address of the company, once the subdomain is known', () => {
    const request = { app: benchApp, state: 'a-state' }
    expect(authorizeUrl({ ...request, entered: {} })).toBeNull()
    expect(authorizeUrl({ ...request, entered: { subdomain: 'evil.example/' } })).toBeNull()
    const url = new URL(authorizeUrl({ ...request, entered: { subdomain: 'Juniper' } }) ?? '')
    expect(url.origin).toBe('https://juniper.bamboohr.com')
    expect(url.searchParams.get('state')).toBe('a-state')
  })

  test('comes from a code that works once', () =>
    withBambooHr(async bench => {
      const entered = { subdomain: 'juniper' }
      const url = authorizeUrl({ app: benchApp, state: 's', entered, origin: bench.origin })
      const code = await codeFrom(url)
      const granted = await exchange({ app: benchApp, entered, code }, surroundingsAt(bench), signal)
      const client = bambooHr.create(granted, surroundingsAt(bench))
      expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      await expect(
        exchange({ app: benchApp, entered, code }, surroundingsAt(bench), signal),
      ).rejects.toBeInstanceOf(SourceRefused)
    }))

  test('is renewed once where two runs find the token ended', () =>
    withBambooHr(async bench => {
      const renewals = countedCalls(isRenewal)
      const surroundings = { ...surroundingsAt(bench, renewals.fetch), tokens: sharedTokens() }
      const [one, two] = [bambooHr.create(settings, surroundings), bambooHr.create(settings, surroundings)]
      await everyone(one)
      bench.endAccess()
      renewals.forget()
      const [first, second] = await Promise.all([everyone(one), everyone(two)])
      expect(renewals.count()).toBe(1)
      expect(first).toEqual(second)
    }))

  test('ends where the answer of a renewal is lost, and the message says to connect again', () =>
    withBambooHr(async bench => {
      const tokens = sharedTokens()
      const client = bambooHr.create(settings, {
        ...surroundingsAt(bench, firstAnswerLost(isRenewal)),
        tokens,
      })
      await expect(everyone(client)).rejects.toThrow('The connection to BambooHR was lost.')
      // The former refresh token worked once.
      const refused = everyone(client)
      await expect(refused).rejects.toBeInstanceOf(SourceRefused)
      await expect(refused).rejects.toThrow('Connect again.')
    }))

  test('without protected information withholds birthdays, and clears none', () =>
    withBambooHr(async bench => {
      const entered = { subdomain: 'juniper' }
      const url = new URL(authorizeUrl({ app: benchApp, state: 's', entered, origin: bench.origin }) ?? '')
      url.searchParams.set('scope', 'employee offline_access')
      const code = await codeFrom(url.href)
      const granted = await exchange({ app: benchApp, entered, code }, surroundingsAt(bench), signal)
      const client = bambooHr.create(granted, surroundingsAt(bench))
      const [person] = await everyone(client)
      expect(person).toMatchObject({ birthday: null, withheld: ['birthday'] })
      await expect(everyone(client, benchBegan)).rejects.toBeInstanceOf(SourceRefused)
    }))
})

test('a person who was deleted is not asked for: the next run that reads everyone misses them', async () => {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    '/token.php': { access_token: 'a', refresh_token: 'r', expires_in: 3_600 },
    '/api/v1/employees/changed': {
      latest: '2026-03-02T08:30:00+00:00',
      employees: { '7': { id: '7', action: 'Deleted', lastChanged: '2026-03-02T08:30:00+00:00' } },
    },
  }
  const partner: typeof fetch = async input => {
    const { pathname } = new URL(addressOf(input))
    asked.push(pathname)
    return Response.json(answers[pathname])
  }
  const client = bambooHr.create(settings, surroundingsAt({ origin: 'http://bamboohr' }, partner))
  const pages = []
  for await (const page of client.people({ since: '2026-03-02T08:00:00.000Z' }, signal)) pages.push(page)
  expect(pages).toEqual([{ people: [], unreadable: [], cursor: '2026-03-02T08:30:00+00:00', isFull: false }])
  expect(asked).toEqual(['/token.php', '/api/v1/employees/changed'])
})

test('people who changed are asked for in small calls, whatever their number', () =>
  withBambooHr(
    async bench => {
      const sizes: number[] = []
      const noting: typeof fetch = (input, init) => {
        const ids = new URL(addressOf(input)).searchParams.getAll('filter[ids][]')
        if (ids.length > 0) sizes.push(ids.length)
        return fetch(input, init)
      }
      const client = bambooHr.create(settings, surroundingsAt(bench, noting))
      expect(await everyone(client, '2026-01-01T00:00:00.000Z')).toHaveLength(250)
      expect(sizes).toEqual([100, 100, 50])
    },
    { size: 250 },
  ))

describe.skipIf(contractsFolder === undefined)(
  'the contract of BambooHR (skipped without LAUREL_CONTRACTS)',
  () => {
    test('holds for every call and every answer', () =>
      withBambooHr(async bench => {
        const contract = openApiFetch(fetch, {
          files: ['bamboohr/bamboohr.openapi.json'],
          prefix: '/sources/bamboohr',
        })
        const client = bambooHr.create(settings, surroundingsAt(bench, contract.fetch))
        await client.testConnection(signal)
        const people = await everyone(client)
        expect(await everyone(client, '2026-01-01T00:00:00.000Z')).toHaveLength(people.length)
        expect(await everyone(client, '2026-12-01T00:00:00.000Z')).toEqual([])
        expect(contract.violations).toEqual([])
        expect(new Set(contract.checked)).toEqual(
          new Set(['get /api/v1/employees 200', 'get /api/v1/employees/changed 200']),
        )
      }))

    test('holds for the webhook of a connection, which replaces a former one', () =>
      withBambooHr(async bench => {
        const contract = openApiFetch(fetch, {
          files: ['bamboohr/bamboohr.openapi.json'],
          prefix: '/sources/bamboohr',
        })
        const { subscription } = bambooHr.create(settings, surroundingsAt(bench, contract.fetch))
        const address = 'https://laurel.example/webhooks/sources/bamboohr/1'
        const former = await subscription?.begin(address, signal)
        const current = await subscription?.begin(address, signal)
        expect(current?.secret).not.toBe(former?.secret)
        bench.company.change('1013', { department: 'Platform' })
        expect(bench.sent).toHaveLength(1)
        await subscription?.end(current?.externalId ?? '', signal)
        bench.company.change('1013', { department: 'Orchards' })
        expect(bench.sent).toHaveLength(1)
        await expect(subscription?.begin('http://laurel.example', signal)).rejects.toBeInstanceOf(
          SourceRefused,
        )
        expect(contract.violations).toEqual([])
        expect(contract.checked.filter(call => call.startsWith('post'))).toEqual([
          'post /api/v1/webhooks 201',
          'post /api/v1/webhooks 201',
          'post /api/v1/webhooks 400',
        ])
      }))

    test('knows every field that is asked for', () => {
      const file = join(contractsFolder ?? '', 'bamboohr/bamboohr.openapi.json')
      const { components } = z
        .object({ components: Components })
        .parse(JSON.parse(readFileSync(file, 'utf8')))
      const legal = components.schemas.EmployeeOptionalField.enum
      for (const field of employeeFields) expect(legal).toContain(field)
    })
  },
)
