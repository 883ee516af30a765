import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isStandardWebhook, standardWebhookHeaders } from './standardWebhooks.ts'
import { contractsFolder } from './suite/openApiFetch.ts'

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
const at = '2026-11-23T09:00:00.000Z'
const body = '{"send_gid":"Z2lkOi8vMQ"}'
const headers = standardWebhookHeaders({ id: 'msg_1', body, at }, secret)
const message = { headers, body: Buffer.from(body) }

test('takes a signed message', () => {
  expect(isStandardWebhook(message, secret, at)).toBe(true)
})

test.each([
  ['another body', { headers, body: Buffer.from(`${body} `) }, at],
  ['another id', { headers: { ...headers, 'svix-id': 'msg_2' }, body: message.body }, at],
  ['no signature', { headers: {}, body: message.body }, at],
  ['a message of six minutes ago', message, '2026-11-23T09:06:00.000Z'],
  ['a message of the future', message, '2026-11-23T08:54:00.000Z'],
])('refuses %s', (_, request, now) => {
  expect(isStandardWebhook(request, secret, now)).toBe(false)
})

const Vectors = z.object({
  verify: z.array(
    z.object({
      name: z.string(),
      secret: z.string(),
      headers: z.record(z.string(), z.string()),
      payload: z.string(),
      now: z.number(),
      valid: z.boolean(),
    }),
  ),
})

// LAUREL_CONTRACTS names the folder with the published vectors.
test.skipIf(contractsFolder === undefined)('agrees with the published vectors', () => {
  const file = join(contractsFolder ?? '', 'standards/standard-webhooks/vectors.json')
  const { verify } = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')))
  const wrong = verify.filter(vector => {
    const request = { headers: vector.headers, body: Buffer.from(vector.payload) }
    const now = new Date(vector.now * 1000).toISOString()
    return isStandardWebhook(request, vector.secret, now) !== vector.valid
  })
  expect(wrong).toEqual([])
  expect(verify.length).toBeGreaterThan(4)
})
