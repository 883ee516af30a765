import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'
import { Link } from 'wouter'
import { useFormats } from '../app/connection/useFormats.ts'
import { deliveryPromise } from './deliveryPromise.ts'
import styles from './Outcome.module.css'

/** What happens next, or why it ended and what happened to the points. */
export const Outcome = ({ redemption }: { readonly redemption: OwnRedemption }) => {
  const { type, status, reason, points, settled_at: settledAt } = redemption
  const formats = useFormats()
  const say = formats.inTeamWords
  switch (status) {
    case 'CANCELLED':
    case 'RETURNED':
      return (
        <span className={styles.outcome}>
          {reason !== null && <Reason>{reason}</Reason>}
          {points > 0 && (
            <span>
              {say('Your points came back to your balance')}
              {settledAt === null ? '.' : ` on ${formats.day(settledAt)}.`}{' '}
              <Link to="/recognition/points">{say('See your points')}</Link>
            </span>
          )}
        </span>
      )
    case 'DECLINED':
      return (
        <span className={styles.outcome}>
          {reason !== null && <Reason>{reason}</Reason>}
          <span>
            {say('No points were taken.')} <Link to="/">See the rewards</Link>
          </span>
        </span>
      )
    case 'COMPLETE':
      return null
    case 'REQUESTED':
    case 'PENDING':
    case 'PROCESSING':
      return (
        <span>
          {redemption.is_held
            ? 'An administrator of your team looks at this one first. You hear of it here.'
            : deliveryPromise(type)}
        </span>
      )
  }
}

const Reason = ({ children }: { readonly children: string }) => (
  <strong className={styles.reason}>{children}</strong>
)
