import { logout } from '@laurel/contract/access/logout.ts'
import type { AuthProvider } from 'react-admin'
import { signInAddress } from '../signIn/signInAddress.ts'
import type { Connection } from './connection.ts'

/** Who has a token is let in; whether it still stands, the first call tells. */
export const createAuthProvider = ({ client, session }: Connection): AuthProvider => ({
  login: () => Promise.resolve(),
  checkAuth: () =>
    session.token() === null ? Promise.reject(new Error('Not signed in.')) : Promise.resolve(),
  checkError: () => Promise.resolve(),
  logout: async () => {
    // Whoever comes without a token is logged out too, and finds back to where they wanted to go.
    if (session.token() === null) return isSigningIn() ? here() : signInAddress(here())
    // On its way with the token before that is forgotten; a server that can't be reached ends the session by its age.
    const told = client.call(logout, {}).catch(() => undefined)
    session.forget()
    await told
    return '/login'
  },
  getPermissions: () => Promise.resolve(),
})

const here = (): string => `${window.location.pathname}${window.location.search}`

const isSigningIn = (): boolean => /^\/login(\/|$)/.test(window.location.pathname)
