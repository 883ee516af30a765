import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import styles from './Amount.module.css'

/** Points in the team's own word, with what they are worth beside them. */
export const Amount = ({ points }: { readonly points: number }) => {
  const { team } = useSignedIn()
  return (
    <span className={styles.amount}>
      <span className={styles.points}>{formatPoints(points, team.points_name)}</span>{' '}
      <span className={styles.money}>{formatPointsAsMoney(points)}</span>
    </span>
  )
}
