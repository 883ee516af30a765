import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { useState } from 'react'
import { useRewards } from '../app/connection/queries.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { GiftsToClaim } from '../claims/GiftsToClaim.tsx'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Notice } from '../elements/Notice.tsx'
import { RedeemDialog } from './company/RedeemDialog.tsx'
import { RewardCard } from './company/RewardCard.tsx'
import { RewardsSkeleton } from './company/RewardsSkeleton.tsx'
import styles from './HomePage.module.css'

/** The company's own rewards, the nearest first. */
export const HomePage = () => {
  const { team } = useSignedIn()
  const rewards = useRewards()
  return (
    <>
      <title>{`Rewards · ${team.name}`}</title>
      <GiftsToClaim />
      {rewards.data !== undefined ? (
        <Rewards rewards={rewards.data.rewards} />
      ) : rewards.isPending ? (
        <RewardsSkeleton />
      ) : (
        <LoadingFailed error={rewards.error} onRetry={() => void rewards.refetch()} />
      )}
    </>
  )
}

const Rewards = ({ rewards }: { readonly rewards: readonly CompanyReward[] }) => {
  const { team } = useSignedIn()
  const [chosen, setChosen] = useState<CompanyReward>()
  if (rewards.length === 0) return <NothingSetUp hasCatalogs={team.reward_catalogs.length > 0} />
  const nearestFirst = rewards.toSorted((one, other) => one.point_cost - other.point_cost)
  return (
    <section aria-labelledby="rewards-heading">
      <h1 className={styles.heading} id="rewards-heading">
        From {team.name}
      </h1>
      <p className={styles.lead}>Pick something you’d enjoy. You earned it.</p>
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

const NothingSetUp = ({ hasCatalogs }: { readonly hasCatalogs: boolean }) => {
  const say = useFormats().inTeamWords
  return (
    <Notice
      level={1}
      picture={<LaurelMark size={44} />}
      title={
        hasCatalogs ? 'No company rewards yet' : "Your team hasn't setup any rewards yet, check back soon!"
      }
    >
      {say('Your points don’t go away. They wait here until there is something to spend them on.')}
    </Notice>
  )
}
