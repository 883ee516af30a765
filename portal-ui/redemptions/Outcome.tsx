import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'
import { Link } from 'wouter'
import { useFormats } from '../app/connection/useFormats.ts'
import { useText } from '../messages/useText.ts'
import { deliveryPromise } from './deliveryPromise.ts'
import styles from './Outcome.module.css'

/** What happens next, or why it ended and what happened to the points. */
export const Outcome = ({ redemption }: { readonly redemption: OwnRedemption }) => {
  const { type, status, reason, points, settled_at: settledAt } = redemption
  const formats = useFormats()
  const text = useText()
  switch (status) {
    case 'CANCELLED':
    case 'RETURNED':
      return (
        <span className={styles.outcome}>
          {reason !== null && <Reason>{reason}</Reason>}
          {points > 0 && (
            <span>
              {settledAt === null
                ? text('redemptions.now.pointsBack')
                : text('redemptions.outcome.pointsBackOn', { day: formats.day(settledAt) })}{' '}
              <Link to="/recognition/points">{text('redemptions.outcome.seePoints')}</Link>
            </span>
          )}
        </span>
      )
    case 'DECLINED':
      return (
        <span className={styles.outcome}>
          {reason !== null && <Reason>{reason}</Reason>}
          <span>
            {text('redemptions.now.noPoints')} <Link to="/">{text('action.seeRewards')}</Link>
          </span>
        </span>
      )
    case 'COMPLETE':
      return null
    case 'REQUESTED':
    case 'PENDING':
    case 'PROCESSING':
      return (
        <span>{redemption.is_held ? text('redemptions.outcome.held') : deliveryPromise(type, text)}</span>
      )
  }
}

const Reason = ({ children }: { readonly children: string }) => (
  <strong className={styles.reason}>{children}</strong>
)
