import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { me } from '@laurel/contract/people/me.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'ra-core'
import type { Me } from '../access/MeContext.ts'
import { isPermitted } from '../access/permissions.ts'
import type { PageConnection } from './ConnectionContext.ts'

/** Answers from memory: `MeGate` loads the signed-in person before any page asks. */
export const createAuthProvider = (
  { session, leaveFor }: PageConnection,
  queries: QueryClient,
): AuthProvider => {
  const signedIn = (): Me | undefined => queries.getQueryData<Me>(['call', me.name])
  return {
    login: () => Promise.resolve(),
    checkAuth: () => (session.isSignedIn() ? Promise.resolve() : Promise.reject(new Error('Not signed in.'))),
    // An expired session covers the page (`SessionWatch`) instead of leaving it, so that nothing typed is lost.
    checkError: () => Promise.resolve(),
    // Called when `checkAuth` fails, as after a sign-out in another tab. People log out by the account menu.
    logout: () => {
      leaveFor(signInAddress(here()))
      return Promise.resolve(false)
    },
    getIdentity: () => {
      const { user } = signedIn() ?? {}
      return user
        ? Promise.resolve({
            id: user.id,
            fullName: user.name,
            ...(user.profile_picture !== null && { avatar: user.profile_picture }),
          })
        : Promise.reject(new Error('Not signed in.'))
    },
    canAccess: ({ resource, action }) => {
      const current = signedIn()
      return Promise.resolve(current !== undefined && isPermitted(current, resource, action))
    },
  }
}

const here = (): string => `${window.location.pathname}${window.location.search}`
