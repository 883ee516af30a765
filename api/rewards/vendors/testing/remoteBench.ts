import type { RemoteStandIn } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import type { VendorClient } from '../port.ts'
import type { VendorBench } from '../suite/vendorBench.ts'

/** The time limit of calls in specs. */
export const callMilliseconds = 500

/** A client, and the stand-in in another process that it calls. */
export const remoteBench = (standIn: RemoteStandIn, client: VendorClient) =>
  ({
    ...standIn,
    client,
    webhookAbout: async handle => {
      await standIn.notify(handle)
      const message = standIn.messages().at(-1)
      if (!message) throw new Error('No message arrived.')
      return message
    },
  }) satisfies VendorBench
