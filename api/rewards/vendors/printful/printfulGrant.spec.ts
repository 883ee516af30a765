import { printfulSandboxApp } from '@laurel/scripts/sandbox/vendors/printful/printfulGrants.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { settingFieldsOf } from '../../../partners/settingFields.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { printful } from './printful.ts'
import { printfulGrant } from './printfulGrant.ts'

const standIn = useStandIns()
const app = {
  ...printfulSandboxApp,
  redirectUrl: 'https://laurel.example/settings/integrations/auth-printful',
}
const { signal } = new AbortController()

const start = async () => {
  const { origin, stop, endAccess } = await standIn('printful')
  onTestFinished(stop)
  const surroundings = { fetch, clock: () => '2026-11-23T09:00:00.000Z', random: () => 0.5, origin }
  const page = await (await fetch(printfulGrant.authorizeUrl(app, 'the-state', origin))).text()
  const back = new URL(/href="([^"]*code=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '')
  const exchange = (code = back.searchParams.get('code') ?? '') =>
    printfulGrant.exchange(app, code, surroundings, signal)
  const clientOf = (settings: Readonly<Record<string, unknown>>) =>
    printful.create(
      printful.settings.parse(
        Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null)),
      ),
      surroundings,
    )
  return { back, exchange, clientOf, endAccess }
}

describe('the access to Printful', () => {
  test('is granted by a code that works once, and gives settings that work', async () => {
    const { back, exchange, clientOf } = await start()
    expect(`${back.origin}${back.pathname}`).toBe(app.redirectUrl)
    expect(back.searchParams.get('state')).toBe('the-state')
    const settings = await exchange()
    expect(settings).toMatchObject({ apiKey: null, storeId: null })
    expect(await clientOf(settings).testConnection(signal)).toMatchObject({ kind: 'connected' })
    const again = exchange()
    await expect(again).rejects.toBeInstanceOf(VendorUncertain)
    await expect(again).rejects.not.toThrow(app.clientSecret)
    await expect(exchange('forged')).rejects.toThrow('does not accept the code')
  })

  test('is renewed where the token ended before its time, by the refresh token that is the latest', async () => {
    const { exchange, clientOf, endAccess } = await start()
    const client = clientOf(await exchange())
    for (const _time of [1, 2]) {
      expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      await endAccess()
    }
    expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
  })

  test('ends with its refresh token, and the message says to grant it again', async () => {
    const { exchange, clientOf } = await start()
    const settings = await exchange()
    await clientOf(settings).testConnection(signal)
    expect(await clientOf(settings).testConnection(signal)).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining('Grant it again'),
    })
  })
})

test('forms ask for a token and the store of an account, and for nothing that a grant gives', () => {
  expect(settingFieldsOf(printful.settings).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['apiKey', false],
    ['storeId', false],
  ])
  expect(printful.settings.safeParse({}).error?.issues).toMatchObject([{ path: ['apiKey'] }])
  const granted = { clientId: 'a', clientSecret: 'b', refreshToken: 'c' }
  expect(printful.settings.safeParse(granted).success).toBe(true)
  expect(printful.settings.safeParse({ ...granted, storeId: '7' }).error?.issues).toMatchObject([
    { path: ['storeId'] },
  ])
})
