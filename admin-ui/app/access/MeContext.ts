import type { me } from '@laurel/contract/people/me.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { createContext, useContext } from 'react'

export type Me = ResponseOf<typeof me>

const MeContext = createContext<Me | null>(null)

export const MeProvider = MeContext.Provider

/** Who is signed in, and their team. */
export const useMe = (): Me => {
  const current = useContext(MeContext)
  if (!current) throw new Error('This screen is rendered before anyone is signed in. Put it inside MeGate.')
  return current
}
