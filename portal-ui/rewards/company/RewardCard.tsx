import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Emoji } from '../../elements/Emoji.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './RewardCard.module.css'

type RewardCardProps = { readonly reward: CompanyReward; readonly onRedeem: () => void }

/** One reward. While the balance is below its cost it says how far the person has come. */
export const RewardCard = ({ reward, onRedeem }: RewardCardProps) => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const missing = Math.max(reward.point_cost - user.redeemable_points, 0)
  const missingId = `missing-${reward.id}`
  return (
    <li className={styles.card}>
      <span className={styles.emoji} aria-hidden="true">
        <Emoji emoji={reward.emoji} />
      </span>
      <h2 className={styles.name}>{reward.name}</h2>
      <p className={styles.description}>{reward.description}</p>
      <div className={styles.act}>
        {missing > 0 ? (
          <div className={styles.missing}>
            <progress
              className={styles.progress}
              value={Math.max(user.redeemable_points, 0)}
              max={reward.point_cost}
              aria-hidden="true"
            />
            <p id={missingId}>
              <TextWith of="home.toGo" parts={{ points: <strong>{formats.points(missing)}</strong> }} />
            </p>
          </div>
        ) : (
          <p className={styles.worth}>{text('home.worth', { worth: formats.worth(reward.point_cost) })}</p>
        )}
        <Button
          className={styles.button}
          disabled={missing > 0}
          aria-describedby={missing > 0 ? missingId : undefined}
          onClick={onRedeem}
        >
          {text('home.redeemFor', { points: formats.points(reward.point_cost) })}
          <span className="seen-by-readers-only">: {reward.name}</span>
        </Button>
      </div>
    </li>
  )
}
