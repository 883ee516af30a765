import { useFormats } from '../app/connection/useFormats.ts'
import styles from './Amount.module.css'

/** Points in the team's own word, with what they are worth beside them. */
export const Amount = ({ points }: { readonly points: number }) => {
  const formats = useFormats()
  return (
    <span className={styles.amount}>
      <span className={styles.points}>{formats.points(points)}</span>{' '}
      <span className={styles.money}>{formats.worth(points)}</span>
    </span>
  )
}
