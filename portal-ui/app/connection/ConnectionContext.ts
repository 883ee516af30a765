import { createContext, useContext } from 'react'
import type { PortalConnection } from './portalConnection.ts'

export const ConnectionContext = createContext<PortalConnection | undefined>(undefined)

export const useConnection = (): PortalConnection => {
  const connection = useContext(ConnectionContext)
  if (connection === undefined) throw new Error('Render this inside ConnectionContext.')
  return connection
}
