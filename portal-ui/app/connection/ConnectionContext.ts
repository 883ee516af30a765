import { createContext, useContext } from 'react'
import type { Connection } from './connection.ts'

export const ConnectionContext = createContext<Connection | undefined>(undefined)

export const useConnection = (): Connection => {
  const connection = useContext(ConnectionContext)
  if (connection === undefined) throw new Error('Render this inside ConnectionContext.')
  return connection
}
