import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'

/** The source refuses the credentials. An administrator has to connect again. The message holds no secret. */
export class SourceRefused extends VendorUncertain {}

/** What the source has is no list of people, or none has arrived yet. Another attempt would read the same. */
export class SourceUnusable extends VendorUncertain {}

/** The source asks to wait. */
export class SourceBusy extends VendorUncertain {
  /** When it may be called again; null where it does not say. */
  readonly until: Instant | null

  constructor(message: string, until: Instant | null) {
    super(message)
    this.until = until
  }
}
