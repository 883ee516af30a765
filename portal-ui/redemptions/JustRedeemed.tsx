import type { RedemptionStatus } from '@laurel/contract/rewards/redemption.ts'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { useText } from '../messages/useText.ts'
import styles from './JustRedeemed.module.css'

const leaves = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

/** The moment after redeeming: a wreath, a few leaves that drift off, and how it stands from then on. */
export const JustRedeemed = ({ status }: { readonly status: RedemptionStatus | undefined }) => {
  const text = useText()

  switch (status) {
    case 'DECLINED':
      return <Sober title={text('redemptions.now.declined')}>{text('redemptions.now.noPoints')}</Sober>
    case 'CANCELLED':
    case 'RETURNED':
      return <Sober title={text('redemptions.now.back')}>{text('redemptions.now.pointsBack')}</Sober>
    case 'COMPLETE':
      return <Moment>{text('redemptions.now.complete')}</Moment>
    case undefined:
    case 'REQUESTED':
    case 'PENDING':
    case 'PROCESSING':
      return <Moment>{text('redemptions.now.processing')}</Moment>
  }
}

const Moment = ({ children }: { readonly children: string }) => {
  const text = useText()
  return (
    <div className={styles.moment} role="status">
      <span className={styles.picture} aria-hidden="true">
        <LaurelMark className={styles.wreath} size={64} />
        {leaves.map(leaf => (
          <i key={leaf} className={styles.leaf} />
        ))}
      </span>
      <div>
        <p className={styles.title}>{text('redemptions.now.enjoy')}</p>
        <p>{children}</p>
      </div>
    </div>
  )
}

const Sober = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <div className={[styles.moment, styles.sober].join(' ')} role="status">
    <div>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  </div>
)
