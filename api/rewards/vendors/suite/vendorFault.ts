import { z } from 'zod'
import { refusalCodes } from '../port.ts'

/** A fault that a stand-in of a vendor shows at the next call that places an order. */
export const VendorFault = z.discriminatedUnion('kind', [
  /** Does nothing, and answers 500 or closes the connection. */
  z.strictObject({ kind: z.literal('loseCall') }),
  /** Places the order, and answers 500 or closes the connection. */
  z.strictObject({ kind: z.literal('loseAnswer') }),
  /** Places the order, and answers only after the client's time limit. */
  z.strictObject({ kind: z.literal('hang') }),
  z.strictObject({ kind: z.literal('refuse'), code: z.enum(refusalCodes) }),
])
export type VendorFault = z.infer<typeof VendorFault>
