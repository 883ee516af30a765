import type { me } from '@laurel/contract/people/me.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { createContext, use } from 'react'

/** The signed-in person and their team, as the shell knows them. */
export const SignedInContext = createContext<ResponseOf<typeof me> | undefined>(undefined)

/** The signed-in person, for everything inside the shell, which waits until it knows them. */
export const useSignedIn = (): ResponseOf<typeof me> => {
  const signedIn = use(SignedInContext)
  if (!signedIn) throw new Error('Only what the shell surrounds knows who is signed in.')
  return signedIn
}
