import { companyColours } from '@laurel/contract/browser/companyColours.ts'
import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { lazyPart, withLaterTexts } from '../../elements/lazyPage.tsx'
import { useText } from '../../messages/useText.ts'
import { useMe } from '../connection/queries.ts'
import { SignedInContext } from '../connection/SignedInContext.ts'
import { useLanguage } from '../connection/useLanguage.ts'
import { useLive } from '../connection/useLive.ts'
import { Balance } from './Balance.tsx'
import { CatchingUpBanner } from './CatchingUpBanner.tsx'

import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import styles from './Shell.module.css'
import { ShellSkeleton } from './ShellSkeleton.tsx'

const CountryDialog = lazyPart(() =>
  withLaterTexts(() => import('./CountryDialog.tsx')).then(part => part.CountryDialog),
)

/** What stays around every page of the portal; it waits until it is known who is signed in. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const text = useText()

  const me = useMe()
  const { isCatchingUp } = useLive()
  const isReadable = useLanguage(me.data)
  if (me.data === undefined) {
    if (me.isPending) return <ShellSkeleton />
    return (
      <main className={styles.alone}>
        <LoadingFailed level={1} error={me.error} onRetry={() => void me.refetch()} />
      </main>
    )
  }
  if (me.data.team.plan_type < 0) return <LeaveForPlan />
  if (!isReadable) return <ShellSkeleton />
  const { ground, ink } = companyColours(me.data.team.metadata.primary_color)
  const colours: CSSProperties & Record<`--${string}`, string> = { '--company': ground, '--company-ink': ink }
  return (
    <SignedInContext value={me.data}>
      <div className={styles.shell} style={colours}>
        <a className={styles.skip} href="#content">
          {text('shell.header.skip')}
        </a>
        {isCatchingUp && <CatchingUpBanner />}
        <Header />
        <div className={styles.page}>
          <Balance />
          <ScrollMemory />
          <main id="content" className={styles.content} tabIndex={-1}>
            {children}
          </main>
        </div>
        <Footer />
        {!me.data.user.metadata.set_locale && <CountryDialog />}
        <SessionWatch />
      </div>
    </SignedInContext>
  )
}

/** A team that may use nothing has a page of the administration, which decides which one. */
const LeaveForPlan = () => {
  useEffect(() => window.location.replace('/inactive'), [])
  return <ShellSkeleton />
}
