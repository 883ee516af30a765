import type { RedemptionStatus } from '@laurel/contract/rewards/redemption.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import styles from './JustRedeemed.module.css'

const leaves = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

/** The moment after redeeming: a wreath, a few leaves that drift off, and how it stands from then on. */
export const JustRedeemed = ({ status }: { readonly status: RedemptionStatus | undefined }) => {
  const say = useFormats().inTeamWords
  switch (status) {
    case 'DECLINED':
      return <Sober title="This was not redeemed.">{say('No points were taken.')}</Sober>
    case 'CANCELLED':
    case 'RETURNED':
      return <Sober title="This came back.">{say('Your points came back to your balance.')}</Sober>
    case 'COMPLETE':
      return <Moment>Your redemption is complete.</Moment>
    case undefined:
    case 'REQUESTED':
    case 'PENDING':
    case 'PROCESSING':
      return <Moment>Your redemption is processing.</Moment>
  }
}

const Moment = ({ children }: { readonly children: string }) => (
  <div className={styles.moment} role="status">
    <span className={styles.picture} aria-hidden="true">
      <LaurelMark className={styles.wreath} size={64} />
      {leaves.map(leaf => (
        <i key={leaf} className={styles.leaf} />
      ))}
    </span>
    <div>
      <p className={styles.title}>Enjoy it, you earned it.</p>
      <p>{children}</p>
    </div>
  </div>
)

const Sober = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <div className={[styles.moment, styles.sober].join(' ')} role="status">
    <div>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  </div>
)
