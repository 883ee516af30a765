import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contractsFolder } from '../../rewards/vendors/suite/openApiFetch.ts'
import { newSecret, signedHeaders } from './signing.ts'

test('signs with each secret, so that a receiver may still have the former one', () => {
  const message = { id: 'one', at: '2026-11-23T09:00:00.000Z', body: '{}' }
  const [first, second] = [newSecret(), newSecret()]
  const signatures = (secrets: readonly string[]) => signedHeaders(message, secrets)['webhook-signature']
  expect(signatures([first, second])).toBe(`${signatures([first])} ${signatures([second])}`)
})

const Vectors = z.object({
  sign: z.array(
    z.object({
      secret: z.string(),
      id: z.string(),
      timestamp: z.number(),
      payload: z.string(),
      signature: z.string(),
    }),
  ),
})

// LAUREL_CONTRACTS names the folder with the published vectors.
test.skipIf(contractsFolder === undefined)('agrees with the published vectors', () => {
  const file = join(contractsFolder ?? '', 'standards/standard-webhooks/vectors.json')
  const { sign } = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const { secret, id, timestamp, payload, signature } of sign) {
    const at = new Date(timestamp * 1000).toISOString()
    expect(signedHeaders({ id, at, body: payload }, [secret])).toEqual({
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    })
  }
  expect(sign.length).toBeGreaterThan(0)
})
