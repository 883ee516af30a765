import { LenientInstant } from '@laurel/ledger/values/instant.ts'
import { After } from '../position.ts'
import { Clock } from './memberBalance.ts'

/** An instant that has been, included; now when it is left out. */
export const AsOf = After.extend({ as_of: LenientInstant.optional(), clock: Clock.default('occurred') })
