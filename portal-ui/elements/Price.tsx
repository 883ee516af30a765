import { useFormats } from '../app/connection/useFormats.ts'
import { useText } from '../messages/useText.ts'
import styles from './Price.module.css'

type PriceProps = {
  readonly points: number
  /** The lowest of several prices. */
  readonly isFrom?: boolean
  /** Money where the worth of the points says too little, such as the value of a card in its own currency. */
  readonly money?: string
  readonly size?: 'normal' | 'large'
}

/** What something costs: points in the words of the team, and money beside them. */
export const Price = ({ points, isFrom = false, money, size = 'normal' }: PriceProps) => {
  const text = useText()

  const formats = useFormats()
  return (
    <span className={[styles.price, styles[size]].join(' ')}>
      <span className={styles.points}>
        {isFrom && <span className={styles.from}>{text('states.price.from')} </span>}
        {formats.points(points)}
      </span>{' '}
      <span className={styles.money}>{money ?? formats.worth(points)}</span>
    </span>
  )
}
