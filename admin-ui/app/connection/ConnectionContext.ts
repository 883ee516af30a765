import type { Connection } from '@laurel/contract/browser/connection.ts'
import { createContext, useContext } from 'react'

const ConnectionContext = createContext<Connection | null>(null)

export const ConnectionProvider = ConnectionContext.Provider

export const useConnection = (): Connection => {
  const connection = useContext(ConnectionContext)
  if (!connection) throw new Error('This screen is rendered outside its ConnectionProvider. Wrap it in one.')
  return connection
}
