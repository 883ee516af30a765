import type { ThanksScope } from '@laurel/contract/recognition/thanks.ts'
import { Link, useSearchParams } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { InfiniteList } from '../elements/InfiniteList.tsx'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Notice } from '../elements/Notice.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import { CompetitionsBanner } from './competitions/CompetitionsBanner.tsx'
import { GivingHead } from './GivingHead.tsx'
import { useThanks } from './recognitionQueries.ts'
import { ThanksCard } from './ThanksCard.tsx'
import styles from './ThanksPage.module.css'

const tabs = [
  { scope: 'team', to: '/recognition', label: 'My channels' },
  { scope: 'received', to: '/recognition/received', label: 'Received' },
  { scope: 'given', to: '/recognition/given', label: 'Given' },
] as const

export const ThanksPage = ({ scope }: { readonly scope: ThanksScope }) => {
  const { team } = useSignedIn()
  const [parameters] = useSearchParams()
  const thanked = parameters.get('thanked')
  return (
    <div className={styles.page}>
      <title>{`Thanks · ${team.name}`}</title>
      {thanked !== null && (
        <p className={styles.thanked} role="status">
          You thanked {thanked}. They hear of it right away.
        </p>
      )}
      <GivingHead />
      <CompetitionsBanner />
      <nav className={styles.tabs} aria-label="Thanks">
        {tabs.map(tab => (
          <Link
            key={tab.scope}
            to={tab.to}
            className={styles.tab}
            aria-current={tab.scope === scope ? 'page' : undefined}
          >
            {tab.label}
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
    title: 'Nothing in your channels yet',
    text: 'Thanks that are given in your recognition channels appear here. Be the first to say one.',
  },
  received: {
    title: 'Your first thanks will be here',
    text: 'When a colleague does, you read it here again and again.',
  },
  given: { title: 'You haven’t thanked a colleague yet', text: 'Who made your week easier?' },
} as const

const NoThanks = ({
  scope,
  isInChatOnly,
}: {
  readonly scope: ThanksScope
  readonly isInChatOnly: boolean
}) => {
  const say = useFormats().inTeamWords
  const { title, text } = noThanks[scope]
  return (
    <Notice
      picture={<LaurelMark size={44} />}
      title={isInChatOnly ? 'Your team’s thanks are in Slack' : title}
      action={
        isInChatOnly ? (
          <Link to="/recognition/received">Read what you received</Link>
        ) : (
          <Link to="/recognition/give">Thank a colleague</Link>
        )
      }
    >
      {say(
        isInChatOnly
          ? 'In your team thanks are given in every channel, and each channel keeps its own. What you received and gave is here.'
          : text,
      )}
    </Notice>
  )
}

const ThanksSkeleton = () => (
  <div className={styles.list}>
    <p className="seen-by-readers-only" role="status">
      Loading thanks
    </p>
    {['first', 'second', 'third'].map(place => (
      <Skeleton key={place} height={132} />
    ))}
  </div>
)
