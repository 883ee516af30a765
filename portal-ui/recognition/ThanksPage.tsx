import type { ThanksScope } from '@laurel/contract/recognition/thanks.ts'
import { Link, useSearchParams } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { InfiniteList } from '../elements/InfiniteList.tsx'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Notice } from '../elements/Notice.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import { useText } from '../messages/useText.ts'
import { CompetitionsBanner } from './competitions/CompetitionsBanner.tsx'
import { GivingHead } from './GivingHead.tsx'
import { useThanks } from './recognitionQueries.ts'
import { ThanksCard } from './ThanksCard.tsx'
import styles from './ThanksPage.module.css'

const tabs = [
  { scope: 'team', to: '/recognition', label: 'thanks.channels' },
  { scope: 'received', to: '/recognition/received', label: 'thanks.received' },
  { scope: 'given', to: '/recognition/given', label: 'thanks.given' },
] as const

export const ThanksPage = ({ scope }: { readonly scope: ThanksScope }) => {
  const text = useText()

  const { team } = useSignedIn()
  const [parameters] = useSearchParams()
  const thanked = parameters.get('thanked')
  return (
    <div className={styles.page}>
      <title>{text('thanks.page', { team: team.name })}</title>
      {thanked !== null && (
        <p className={styles.thanked} role="status">
          {text('thanks.thanked', { names: thanked })}
        </p>
      )}
      <GivingHead />
      <CompetitionsBanner />
      <nav className={styles.tabs} aria-label={text('thanks.title')}>
        {tabs.map(tab => (
          <Link
            key={tab.scope}
            to={tab.to}
            className={styles.tab}
            aria-current={tab.scope === scope ? 'page' : undefined}
          >
            {text(tab.label)}
          </Link>
        ))}
      </nav>
      <ThanksList key={scope} scope={scope} />
    </div>
  )
}

const ThanksList = ({ scope }: { readonly scope: ThanksScope }) => {
  const query = useThanks(scope)
  const { data } = query
  if (data === undefined)
    return query.isPending ? (
      <ThanksSkeleton />
    ) : (
      <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
    )
  const thanks = data.pages.flatMap(page => page.thanks)
  if (thanks.length === 0)
    return <NoThanks scope={scope} isInChatOnly={data.pages.some(page => page.is_in_chat_only)} />
  return (
    <InfiniteList
      items={thanks}
      keyOf={({ id }) => id}
      className={styles.list}
      hasNextPage={query.hasNextPage}
      isFetchingNextPage={query.isFetchingNextPage}
      isFetchNextPageError={query.isFetchNextPageError}
      fetchNextPage={() => query.fetchNextPage()}
    >
      {one => <ThanksCard thanks={one} />}
    </InfiniteList>
  )
}

const noThanks = {
  team: {
    title: 'thanks.none.team',
    text: 'thanks.none.teamText',
  },
  received: {
    title: 'thanks.none.received',
    text: 'thanks.none.receivedText',
  },
  given: { title: 'thanks.none.given', text: 'thanks.none.givenText' },
} as const

const NoThanks = ({
  scope,
  isInChatOnly,
}: {
  readonly scope: ThanksScope
  readonly isInChatOnly: boolean
}) => {
  const text = useText()

  const { title, text: advice } = noThanks[scope]
  return (
    <Notice
      picture={<LaurelMark size={44} />}
      title={isInChatOnly ? text('thanks.none.chat') : text(title)}
      action={
        isInChatOnly ? (
          <Link to="/recognition/received">{text('thanks.none.readReceived')}</Link>
        ) : (
          <Link to="/recognition/give">{text('thanks.thankColleague')}</Link>
        )
      }
    >
      {text(isInChatOnly ? 'thanks.none.chatText' : advice)}
    </Notice>
  )
}

const ThanksSkeleton = () => {
  const text = useText()
  return (
    <div className={styles.list}>
      <p className="seen-by-readers-only" role="status">
        {text('thanks.loading')}
      </p>
      {['first', 'second', 'third'].map(place => (
        <Skeleton key={place} height={132} />
      ))}
    </div>
  )
}
