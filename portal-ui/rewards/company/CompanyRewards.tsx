import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { type ReactNode, useState } from 'react'
import { useRewards } from '../../app/connection/queries.ts'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { lazyPart, withLaterTexts } from '../../elements/lazyPage.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './CompanyRewards.module.css'
import { RewardCard } from './RewardCard.tsx'
import { RewardsSkeleton } from './RewardsSkeleton.tsx'

const RedeemDialog = lazyPart(() =>
  withLaterTexts(() => import('./RedeemDialog.tsx')).then(part => part.RedeemDialog),
)

type CompanyRewardsProps = {
  /** The rank of the heading: 1 where no other part of the page has one. */
  readonly level: 1 | 2
  /** Shown while the company gives nothing itself. */
  readonly children?: ReactNode
}

/** The company's own rewards, the nearest first. */
export const CompanyRewards = ({ level, children = null }: CompanyRewardsProps) => {
  const rewards = useRewards()
  if (rewards.data === undefined)
    return rewards.isPending ? (
      <RewardsSkeleton />
    ) : (
      <LoadingFailed error={rewards.error} onRetry={() => void rewards.refetch()} />
    )
  if (rewards.data.rewards.length === 0) return children
  return <Shelf rewards={rewards.data.rewards} level={level} />
}

type ShelfProps = { readonly rewards: readonly CompanyReward[]; readonly level: 1 | 2 }

const Shelf = ({ rewards, level }: ShelfProps) => {
  const text = useText()

  const { team } = useSignedIn()
  const [chosen, setChosen] = useState<CompanyReward>()
  const Heading = level === 1 ? 'h1' : 'h2'
  const nearestFirst = rewards.toSorted((one, other) => one.point_cost - other.point_cost)
  return (
    // The dialog's script is on its way before the click that opens it.
    <section
      aria-labelledby="rewards-heading"
      onPointerOver={RedeemDialog.preload}
      onFocus={RedeemDialog.preload}
    >
      <Heading className={styles.heading} id="rewards-heading">
        {text('home.from', { team: team.name })}
      </Heading>
      <p className={styles.lead}>{text('home.pick')}</p>
      <ul className={styles.grid}>
        {nearestFirst.map(reward => (
          <RewardCard key={reward.id} reward={reward} onRedeem={() => setChosen(reward)} />
        ))}
      </ul>
      {chosen !== undefined && (
        <RedeemDialog key={chosen.id} reward={chosen} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}
