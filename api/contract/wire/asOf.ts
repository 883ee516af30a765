import { LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { Clock } from '../people/memberBalance.ts'
import { After } from './position.ts'

/** An instant that has been, included; now when it is left out. */
export const AsOf = After.extend({ as_of: LenientInstant.optional(), clock: Clock.default('occurred') })
