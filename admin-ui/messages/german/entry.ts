import { action } from './action.ts'
import { signIn } from './signIn.ts'

/** The texts of the sign-in. */
export const germanEntry = { action, signIn } as const
