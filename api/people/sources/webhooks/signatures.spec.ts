import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contractsFolder } from '../../../rewards/vendors/suite/openApiFetch.ts'
import { bambooHrWebhooks } from '../bamboohr/webhooks.ts'
import { gustoWebhooks } from '../gusto/webhooks.ts'
import { hiBobWebhooks } from '../hibob/webhooks.ts'

const Vectors = z.object({
  vectors: z.array(
    z.object({
      vendor: z.string(),
      secret: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
    }),
  ),
})

describe.skipIf(contractsFolder === undefined)(
  'the signatures of messages (skipped without LAUREL_CONTRACTS)',
  () => {
    test.each([
      ['bamboohr', bambooHrWebhooks],
      ['gusto', gustoWebhooks],
      ['hibob', hiBobWebhooks],
    ] as const)('of %s are those of the partner', (vendor, webhooks) => {
      const file = join(contractsFolder ?? '', 'standards/vendor-signature-vectors.json')
      const { vectors } = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')))
      const vector = vectors.find(each => each.vendor === vendor)
      if (!vector) throw new Error(`There is no vector of ${vendor}.`)
      const headers = Object.fromEntries(
        Object.entries(vector.headers).map(([name, value]) => [name.toLowerCase(), value]),
      )
      const message = { body: Buffer.from(vector.body), headers }
      expect(webhooks.isSigned(message, vector.secret)).toBe(true)
      expect(webhooks.isSigned(message, `${vector.secret}x`)).toBe(false)
      expect(webhooks.isSigned({ ...message, body: Buffer.from(`${vector.body} `) }, vector.secret)).toBe(
        false,
      )
      expect(webhooks.isSigned({ ...message, headers: {} }, vector.secret)).toBe(false)
    })
  },
)
