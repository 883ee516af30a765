import { QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import { ConnectionContext } from './app/connection/ConnectionContext.ts'
import { createQueryClient } from './app/connection/createQueryClient.ts'
import type { PortalConnection } from './app/connection/portalConnection.ts'
import { ContinueAs } from './app/entry/ContinueAs.tsx'
import type { Entrance } from './app/entry/enterPortal.ts'
import { SignInNotice } from './app/entry/SignInNotice.tsx'
import { ShellSkeleton } from './app/shell/ShellSkeleton.tsx'
import { createPortalRouter } from './router.tsx'

type PortalProps = {
  readonly connection: PortalConnection
  readonly entrance: Promise<Entrance>
  readonly history?: RouterHistory
}

export const Portal = ({ connection, entrance, history }: PortalProps) => (
  <ConnectionContext value={connection}>
    <Suspense fallback={<ShellSkeleton />}>
      <Entered entrance={entrance} {...(history === undefined ? {} : { history })} />
    </Suspense>
  </ConnectionContext>
)

const Entered = ({ entrance, history }: Omit<PortalProps, 'connection'>) => {
  const entered = use(entrance)
  const [queries] = useState(createQueryClient)
  const [router] = useState(() => createPortalRouter(history))
  switch (entered.kind) {
    case 'leaving':
      return <ShellSkeleton />
    case 'refused':
      return <SignInNotice text={entered.text} />
    case 'confirming':
      return <ContinueAs {...entered.confirmation} />
    case 'signedIn':
      return (
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      )
  }
}
