import './app/theme/fonts.ts'
import './app/theme/tokens.css'
import './app/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createPortalConnection } from './app/connection/portalConnection.ts'
import { enterPortal } from './app/entry/enterPortal.ts'
import { Portal } from './Portal.tsx'

const connection = createPortalConnection({
  storage: localStorage,
  leaveFor: address => location.assign(address),
  currentPath: () => `${location.pathname}${location.search}`,
})
const entrance = enterPortal(connection, window)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id “root”.')
createRoot(root).render(
  <StrictMode>
    <Portal connection={connection} entrance={entrance} />
  </StrictMode>,
)
