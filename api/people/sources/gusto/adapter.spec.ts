import { uuidOf } from '@laurel/scripts/sandbox/sources/companyUuid.ts'
import { gustoStandIn } from '@laurel/scripts/sandbox/sources/gusto/gustoStandIn.ts'
import { describe, expect, test } from 'vitest'
import { SourceBusy, SourceRefused } from '../sourceTrouble.ts'
import { describeSource } from '../suite/describeSource.ts'
import { codeFrom } from '../testing/codeFrom.ts'
import { countedCalls, firstAnswerLost } from '../testing/grantTrouble.ts'
import { benchApp, openSource } from '../testing/openSource.ts'
import { sharedTokens } from '../testing/sharedTokens.ts'
import { everyone, signal, surroundingsAt, withSource } from '../testing/sourceSpec.ts'
import { gusto } from './adapter.ts'
import { readEmployee } from './employee.ts'
import { GustoSettings } from './settings.ts'

const settings = GustoSettings.parse(gustoStandIn.settings)

describeSource('Gusto', {
  title: gusto.title,
  capabilities: gusto.capabilities,
  secrets: [settings.refreshToken, benchApp.clientSecret],
  lacks: ['location'],
  externalIdOf: uuidOf,
  listsLeavers: true,
  noticesChangesAmong: 250,
  start: wanted => openSource(gusto, gustoStandIn, wanted),
})

const isRenewal = (address: string) => address.endsWith('/oauth/token')
const withGusto = withSource(gusto, gustoStandIn)

describe('the access to Gusto', () => {
  const { authorizeUrl, exchange } = gusto.oauth ?? {}
  if (!authorizeUrl || !exchange) throw new Error('Gusto is connected by OAuth.')

  test('comes from a code that works once, for the company of the administrator', () =>
    withGusto(async bench => {
      const code = await codeFrom(
        authorizeUrl({ app: benchApp, state: 's', entered: {}, origin: bench.origin }),
      )
      const request = { app: benchApp, entered: {}, code }
      const granted = await exchange(request, surroundingsAt(bench), signal)
      expect(granted.companyId).toBe(settings.companyId)
      const client = gusto.create(granted, surroundingsAt(bench))
      expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      await expect(exchange(request, surroundingsAt(bench), signal)).rejects.toBeInstanceOf(SourceRefused)
    }))

  test('survives a renewal whose answer is lost: the former token works until the next one is used', () =>
    withGusto(async bench => {
      const tokens = sharedTokens()
      const client = gusto.create(settings, { ...surroundingsAt(bench, firstAnswerLost(isRenewal)), tokens })
      await expect(everyone(client)).rejects.toThrow('The connection to Gusto was lost.')
      expect(await everyone(client)).toHaveLength(bench.company.people().length)
    }))

  test('is renewed once where two runs find the token ended', () =>
    withGusto(async bench => {
      const renewals = countedCalls(isRenewal)
      const surroundings = { ...surroundingsAt(bench, renewals.fetch), tokens: sharedTokens() }
      const [one, two] = [gusto.create(settings, surroundings), gusto.create(settings, surroundings)]
      await everyone(one)
      bench.endAccess()
      renewals.forget()
      const [first, second] = await Promise.all([everyone(one), everyone(two)])
      expect(renewals.count()).toBe(1)
      expect(first).toEqual(second)
    }))

  test('ends for a refresh token whose successor was used', () =>
    withGusto(async bench => {
      await everyone(gusto.create(settings, { ...surroundingsAt(bench), tokens: sharedTokens() }))
      const late = gusto.create(settings, { ...surroundingsAt(bench), tokens: sharedTokens() })
      await expect(everyone(late)).rejects.toBeInstanceOf(SourceRefused)
    }))
})

describe('Gusto', () => {
  test('asks to wait after 200 calls in a minute', () =>
    withGusto(
      async ({ client, pass }) => {
        await expect(everyone(client)).rejects.toBeInstanceOf(SourceBusy)
        pass(60_000)
        expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      },
      { size: 20_200 },
    ))

  const employee = {
    uuid: uuidOf('1'),
    first_name: 'Ann',
    last_name: 'Meadow',
    email: 'ann@post.example',
    work_email: null,
    manager_uuid: null,
    department: null,
    terminated: false,
    hired_at: null,
    jobs: [{ primary: true, title: 'Engineer', hire_date: '2021-09-01' }],
    terminations: [{ effective_date: '2019-01-31' }],
    custom_fields: [{ name: 'Desk', value: 7 }],
  }

  test('has people without a work e-mail, with a former termination, and without a birthday that may be seen', () => {
    expect(readEmployee(employee)).toMatchObject({
      person: {
        email: 'ann@post.example',
        leftOn: null,
        hiredOn: '2021-09-01',
        custom: { Desk: '7' },
        withheld: ['birthday'],
      },
    })
  })

  test('has people whose date is none: they are not read, and keep what they have', () => {
    expect(readEmployee({ ...employee, date_of_birth: '1990-13-40' })).toMatchObject({
      kind: 'unreadable',
      problem: 'The birthday is not a date.',
    })
  })
})
