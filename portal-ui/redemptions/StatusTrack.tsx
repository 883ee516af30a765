import type { RedemptionStatus, RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import { useText } from '../messages/useText.ts'
import styles from './StatusTrack.module.css'
import { statusSteps } from './statusSteps.ts'

type StatusTrackProps = { readonly type: RedemptionType; readonly status: RedemptionStatus }

const spoken = {
  past: 'redemptions.spoken.past',
  now: 'redemptions.spoken.now',
  ahead: 'redemptions.spoken.ahead',
} as const

export const StatusTrack = ({ type, status }: StatusTrackProps) => {
  const text = useText()

  return (
    <ol className={styles.track} aria-label={text('redemptions.status')}>
      {statusSteps(type, status).map(step => (
        <li
          key={step.label}
          className={[styles.step, styles[step.standing]].join(' ')}
          aria-current={step.standing === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {step.standing === 'past' ? '✓' : ''}
          </span>
          <span>{text(step.label)}</span>
          <span className="seen-by-readers-only"> ({text(spoken[step.standing])})</span>
        </li>
      ))}
    </ol>
  )
}
