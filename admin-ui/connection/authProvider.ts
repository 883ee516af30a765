import { logout } from '@laurel/contract/user/logout.ts'
import type { AuthProvider } from 'react-admin'
import { signInAddress } from '../signIn/signInAddress.ts'
import type { Connection } from './connection.ts'

/** Who has a token is let in; whether it still stands, the first call tells. */
export const createAuthProvider = ({ client, session }: Connection): AuthProvider => ({
  login: () => Promise.resolve(),
  checkAuth: async () => {
    if (session.token() !== null) return
    throw Object.assign(new Error('Not signed in.'), { redirectTo: signInAddress(here()), message: false })
  },
  checkError: () => Promise.resolve(),
  logout: async () => {
    if (session.token() !== null) {
      // The browser forgets the token in any case; a server that can't be reached ends the session by its age.
      await client.call(logout, {}).catch(() => undefined)
      session.forget()
    }
    return '/login'
  },
  getPermissions: () => Promise.resolve(),
})

const here = (): string => `${window.location.pathname}${window.location.search}`
