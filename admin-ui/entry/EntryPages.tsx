import { entryPathOf } from '@laurel/contract/browser/entryPaths.ts'
import { lazy, Suspense } from 'react'
import { InstallPage } from './InstallPage.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { privacyPolicy } from './legal/privacyPolicy.ts'
import { terms } from './legal/terms.ts'
import { SetupCallbackPage } from './SetupCallbackPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { SingleUseLinkPage } from './SingleUseLinkPage.tsx'
import { SlackCallbackPage } from './SlackCallbackPage.tsx'

/** Opened seldom, so that its code and texts stay out of the sign-in. */
const ConsentPage = lazy(async () => {
  const { loadConsentPage } = await import('./consent/loadConsentPage.ts')
  return { default: await loadConsentPage() }
})

type EntryPagesProps = {
  readonly path: string
  readonly query: URLSearchParams
  /** The person came back to this page in the history of the browser. */
  readonly isRevisited: boolean
}

/** The pages that open without a session: the ways in, and what a team agrees to. */
export const EntryPages = ({ path, query, isRevisited }: EntryPagesProps) => {
  switch (entryPathOf(path)) {
    case '/login/slack':
      return <SlackCallbackPage query={query} />
    case '/login/assert_single_use_token':
      return <SingleUseLinkPage query={query} />
    case '/authorize':
      return (
        <Suspense fallback={null}>
          <ConsentPage query={query} />
        </Suspense>
      )
    case '/setup':
      return <InstallPage query={query} />
    case '/setup/slack':
      return <SetupCallbackPage query={query} />
    case '/privacy':
      return <LegalPage text={privacyPolicy} other={terms} />
    case '/terms':
      return <LegalPage text={terms} other={privacyPolicy} />
    case '/login':
    case undefined:
      return <SignInPage query={query} isRevisited={isRevisited} />
  }
}
