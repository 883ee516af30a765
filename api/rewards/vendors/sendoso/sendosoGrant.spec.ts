import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { expect, test } from 'vitest'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { sendoso } from './sendoso.ts'

const standIn = useStandIns()
const app = {
  clientId: 'sandbox-sendoso-client',
  clientSecret: 'sandbox-sendoso-secret',
  redirectUrl: 'https://laurel.example/settings/integrations/auth-sendoso',
}
const { signal } = new AbortController()

test('access to Sendoso is granted by a code that works once, and gives settings that work', async () => {
  const { origin, stop } = await standIn('sendoso')
  const surroundings = { fetch, clock: () => '2026-11-23T09:00:00.000Z', random: () => 0.5, origin }
  const { grant } = sendoso
  if (!grant) throw new Error('Sendoso has no grant.')
  try {
    const page = await (await fetch(grant.authorizeUrl(app, 'the-state', origin))).text()
    const back = new URL(/href="([^"]*code=[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '')
    expect(back.searchParams.get('state')).toBe('the-state')
    const code = back.searchParams.get('code') ?? ''
    const settings = await grant.exchange(app, code, surroundings, signal)
    const client = sendoso.create(sendoso.settings.parse(settings), surroundings)
    expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
    const again = grant.exchange(app, code, surroundings, signal)
    await expect(again).rejects.toBeInstanceOf(VendorUncertain)
    await expect(again).rejects.not.toThrow(app.clientSecret)
  } finally {
    await stop()
  }
})
