import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BaseLocationHook, Router, useLocation } from 'wouter'
import { ConnectionContext, useConnection } from './app/connection/ConnectionContext.ts'
import { createQueryClient } from './app/connection/createQueryClient.ts'
import type { PortalConnection } from './app/connection/portalConnection.ts'
import { prefetchPage } from './app/connection/prefetchPage.ts'
import type { Entrance } from './app/entry/enterPortal.ts'
import { Shell } from './app/shell/Shell.tsx'
import { ShellSkeleton } from './app/shell/ShellSkeleton.tsx'
import { lazyPart, withLaterTexts } from './elements/lazyPage.tsx'
import { browserLanguage, loadLanguage } from './messages/loadLanguage.ts'
import { Pages, preloadPage } from './Pages.tsx'

/** Who is not signed in reads the language of their browser, or English where it does not load. */
const inBrowserLanguage = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
  await loadLanguage(browserLanguage()).catch(() => {})
  return withLaterTexts(load)
}

const ContinueAs = lazyPart(() =>
  inBrowserLanguage(() => import('./app/entry/ContinueAs.tsx')).then(part => part.ContinueAs),
)
const SignInNotice = lazyPart(() =>
  inBrowserLanguage(() => import('./app/entry/SignInNotice.tsx')).then(part => part.SignInNotice),
)

type PortalProps = {
  readonly connection: PortalConnection
  readonly entrance: Promise<Entrance>
  /** Where the person is; left out, the address of the browser. */
  readonly location?: BaseLocationHook
}

export const Portal = ({ connection, entrance, location }: PortalProps) => (
  <ConnectionContext value={connection}>
    <Router base="/redeem" {...(location === undefined ? {} : { hook: location })}>
      <Entered entrance={entrance} />
    </Router>
  </ConnectionContext>
)

const Entered = ({ entrance }: Pick<PortalProps, 'entrance'>) => {
  const entered = useEntrance(entrance)
  if (entered === undefined) return <ShellSkeleton />
  switch (entered.kind) {
    case 'leaving':
      return <ShellSkeleton />
    case 'refused':
      return <SignInNotice reason={entered.reason} />
    case 'confirming':
      return <ContinueAs {...entered.confirmation} />
    case 'signedIn':
      return <SignedIn />
  }
}

const SignedIn = () => {
  const connection = useConnection()
  const [path] = useLocation()
  const [queries] = useState(() => {
    const created = createQueryClient()
    prefetchPage(connection, created, path)
    preloadPage(path)
    return created
  })
  return (
    <QueryClientProvider client={queries}>
      <Shell>
        <Pages />
      </Shell>
    </QueryClientProvider>
  )
}

/** Undefined until it is known. React delays what a Suspense boundary reveals by 300 ms, so this is state. */
const useEntrance = (entrance: Promise<Entrance>): Entrance | undefined => {
  const [settled, setSettled] = useState<{ readonly value: Entrance } | { readonly error: unknown }>()
  useEffect(() => {
    let isCurrent = true
    entrance.then(
      value => isCurrent && setSettled({ value }),
      (error: unknown) => isCurrent && setSettled({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [entrance])
  if (settled === undefined) return undefined
  if ('error' in settled) throw settled.error
  return settled.value
}
