import type { Connection } from '@laurel/contract/browser/connection.ts'
import { createContext, useContext } from 'react'

/** The connection of the origin, and the way to its other pages. */
export type PageConnection = Connection & {
  /** Leaves for another page of the origin; the page that is left stays out of the history. */
  readonly leaveFor: (address: string) => void
}

const ConnectionContext = createContext<PageConnection | null>(null)

export const ConnectionProvider = ConnectionContext.Provider

export const useConnection = (): PageConnection => {
  const connection = useContext(ConnectionContext)
  if (!connection) throw new Error('This screen is rendered outside its ConnectionProvider. Wrap it in one.')
  return connection
}
