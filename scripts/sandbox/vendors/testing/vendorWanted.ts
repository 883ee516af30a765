import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { z } from 'zod'

/** A vendor of rewards, the S3 endpoint that keeps pictures, or the source of nonprofits. */
export const StandInName = z.union([VendorName, z.enum(['s3', 'everyOrg'])])
export type StandInName = z.infer<typeof StandInName>

/** What a spec asks the process of the stand-ins for. */
export const VendorWanted = z.strictObject({
  vendor: StandInName,
  /** Where the messages of the vendor go. */
  webhookUrl: z.url(),
})
export type VendorWanted = z.infer<typeof VendorWanted>

/** The vendor has a server of its own below this address. */
export const VendorStarted = z.strictObject({ origin: z.url() })

/** What the process says once it listens. */
export const Listening = z.strictObject({ url: z.url() })

/** The time in the process, the same for every test. */
export const standInTime = '2026-11-23T09:00:00.000Z'
