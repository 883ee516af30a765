import { paylocityStandIn } from '@laurel/scripts/sandbox/sources/paylocity/paylocityStandIn.ts'
import { describe, expect, test } from 'vitest'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../testing/openSource.ts'
import { everyone, signal, surroundingsAt, withSource } from '../testing/sourceSpec.ts'
import { paylocity } from './adapter.ts'
import { PaylocitySettings } from './settings.ts'

const settings = PaylocitySettings.parse(paylocityStandIn.settings)

describeSource('Paylocity', {
  title: paylocity.title,
  capabilities: paylocity.capabilities,
  secrets: [
    settings.clientSecret,
    Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64'),
  ],
  lacks: ['custom', 'department'],
  listsLeavers: false,
  noticesChangesAmong: 60,
  start: wanted => openSource(paylocity, paylocityStandIn, wanted),
})

const withPaylocity = withSource(paylocity, paylocityStandIn)

describe('Paylocity', () => {
  test('goes on with a new access token where the former one ended', () =>
    withPaylocity(async bench => {
      await bench.client.testConnection(signal)
      bench.endAccess()
      expect(await everyone(bench.client)).not.toEqual([])
    }))

  test.each([
    { ...settings, clientSecret: 'a-former-secret' },
    { ...settings, companyId: 'B7000' },
  ])('refuses another secret, and another company', wrong =>
    withPaylocity(async bench => {
      const client = paylocity.create(wrong, surroundingsAt(bench))
      await expect(everyone(client)).rejects.toBeInstanceOf(SourceRefused)
    }),
  )

  test('reports no one as gone where a person is gone between the list and the call', () =>
    withPaylocity(async bench => {
      const removing: typeof fetch = async (input, init) => {
        const response = await fetch(input, init)
        if (response.headers.has('x-pcty-total-count')) bench.company.remove('1003')
        return response
      }
      const client = paylocity.create(settings, surroundingsAt(bench, removing))
      await expect(everyone(client)).rejects.toBeInstanceOf(VendorUncertain)
    }))
})
