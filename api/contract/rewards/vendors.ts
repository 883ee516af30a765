import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

export const OrderKind = z.enum([
  'giftCard',
  'amazon',
  'catalogItem',
  'storefront',
  'integrationItem',
  'donation',
  'payout',
])

export const VendorField = z.object({
  name: AnswerText,
  title: AnswerText,
  help: AnswerText.nullable(),
  kind: z.enum(['secret', 'text', 'choice']),
  options: answerList(AnswerText),
  is_required: z.boolean(),
  is_set: z.boolean(),
  /** Null for a secret: it is written and never read. */
  value: AnswerText.nullable(),
})
export type VendorField = z.infer<typeof VendorField>

export const VendorHealth = z.object({
  last_success_at: Instant.nullable(),
  last_problem_at: Instant.nullable(),
  last_problem: AnswerText.nullable(),
  problem_kind: z.enum(['NO_ANSWER', 'ACCESS', 'VENDOR_FUNDS']).nullable(),
  /** Null while the latest call succeeded. */
  failing_since: Instant.nullable(),
})

export const Vendor = z.object({
  id: VendorName,
  title: AnswerText,
  /** What it delivers. */
  order_kinds: answerList(OrderKind),
  /** Has no API: a person orders each card there, and imports what it sells from a file. */
  is_ordered_by_hand: z.boolean(),
  fields: answerList(VendorField),
  connected_at: Instant.nullable(),
  /** Null without a connection. */
  health: VendorHealth.nullable(),
  /** Where the vendor sends its messages; null without a connection, or if it sends none. */
  webhook_url: AnswerText.nullable(),
})
export type Vendor = z.infer<typeof Vendor>

const params = z.object({ name: VendorName })

/** The settings by the names of the fields. A secret that is left out stays as it is. */
const body = z.object({ settings: z.partialRecord(boundedText(100), boundedText(2000)) })

export const listVendors = defineCall({
  name: 'listVendors',
  method: 'GET',
  path: '/v1/admin/vendors',
  access: 'admin',
  summary: 'The vendors of rewards, and how well their connections work',
  response: answerList(Vendor),
})

export const connectVendor = defineCall({
  name: 'connectVendor',
  method: 'PUT',
  path: '/v1/admin/vendors/:name',
  access: 'admin',
  summary: 'Connect the team to a vendor, or change its settings',
  params,
  body,
  response: z.object({ ok: z.literal(true), vendor: Vendor }),
  errors: ['NOT_FOUND'],
  needsFreshSignIn: true,
})

/** Calls the vendor with the settings as they would be saved; saves nothing. */
export const testVendor = defineCall({
  name: 'testVendor',
  method: 'POST',
  path: '/v1/admin/vendors/:name/test',
  access: 'admin',
  summary: 'Test the connection to a vendor',
  params,
  body,
  response: z.object({ ok: z.boolean(), message: AnswerText }),
  errors: ['NOT_FOUND'],
  needsFreshSignIn: true,
})

/** Deletes the settings. Open orders wait until the team is connected again. */
export const disconnectVendor = defineCall({
  name: 'disconnectVendor',
  method: 'DELETE',
  path: '/v1/admin/vendors/:name',
  access: 'admin',
  summary: 'End the connection to a vendor',
  params,
  response: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
  needsFreshSignIn: true,
})
