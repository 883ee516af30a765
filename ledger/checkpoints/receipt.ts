import { z } from 'zod'
import { Identifier, MemberId, TeamId } from '../kernel/ids.ts'
import { Instant } from '../kernel/instant.ts'
import { Points } from '../kernel/points.ts'
import { SignedCheckpoint } from './checkpoint.ts'
import { Sha256 } from './heads.ts'

const JsonObject = z.record(z.string(), z.json())

/** An event as it is stored, with the fields that its hash covers; personal data in it may be encrypted. */
export const ReceiptEvent = z.strictObject({
  stream: z.string(),
  revision: z.int().min(0),
  id: Identifier,
  type: z.string(),
  version: z.int(),
  recordedAt: Instant,
  data: JsonObject,
  metadata: JsonObject,
  hash: Sha256,
})

/** The balance of a member and its events: a proof that needs only the public key. */
export const Receipt = z.strictObject({
  format: z.literal('laurel-receipt-1'),
  team: TeamId,
  member: z.strictObject({
    id: MemberId,
    /** The person's key where they come from, which the id derives from; `null` when the person was forgotten. */
    key: z.string().nullable(),
  }),
  balances: z.strictObject({
    redeemable: Points,
    /** Receipts from before members could owe say nothing of it. */
    owed: Points.default(0),
    'allowance:shoutout': Points,
    'allowance:award': Points,
  }),
  /** The whole stream of the member, up to the checkpoint. */
  events: z.array(ReceiptEvent).min(1),
  /** The proof that the head of this stream is a leaf of the tree with the signed root. */
  proof: z.strictObject({ index: z.int().min(0), size: z.int().min(1), path: z.array(Sha256) }),
  signed: SignedCheckpoint,
})
export type Receipt = z.infer<typeof Receipt>
export type ReceiptBalances = Receipt['balances']
